// Reads the entries that Next hands to a cache handler. `any`, because Next has no types for them.
import { areTagsStale } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { DEGRADED_TAG, MOVED_TAG_PREFIX, UNAVAILABLE_TAG } from '../cache-tags.mjs';

export const TAGS_HEADER = 'x-next-cache-tags';

/** True for a page, and for the response of a route such as the sitemap. @param {any} value */
export function isRendered(value) {
  return value?.kind === 'APP_PAGE' || value?.kind === 'APP_ROUTE';
}

/** @param {any} page */
export function isDegraded(page) {
  return tagsOf(page).includes(DEGRADED_TAG);
}

/** @param {any} page */
export function isUnavailable(page) {
  return tagsOf(page).includes(UNAVAILABLE_TAG);
}

/**
 * Whether a response may be stored. Next also renders for other methods than GET, and would store the
 * 405 or 204 of a route such as the sitemap as the sitemap itself.
 * @param {any} page
 */
export function isCacheable({ status = 200 }) {
  return status === 200 || status === 404 || (status >= 300 && status < 400);
}

/** @param {any} page @param {number} time by the clock of clock.mjs */
export function isOutdated(page, time) {
  return areTagsStale(tagsOf(page), time);
}

/** The target of a permanent redirect; undefined for other pages. @param {any} page */
export function redirectTarget(page) {
  return tagsOf(page)
    .find((tag) => tag.startsWith(MOVED_TAG_PREFIX))
    ?.slice(MOVED_TAG_PREFIX.length);
}

/** A 404 of one URL, other than the page that Next serves for all unknown URLs. @param {string} key @param {any} page */
export function isMissingPage(key, page) {
  return page.status === 404 && !key.includes('/_not-found');
}

/** The beginning of data that stale-if-error.ts stores. */
const DATA = /^\{"readAt":(\d+),"value":(null\}$)?/;

/** When data was read, by the clock of clock.mjs; undefined for data of Next itself. @param {any} value */
export function readTimeOf(value) {
  const time = DATA.exec(value?.data?.body ?? '')?.[1];
  return time === undefined ? undefined : Number(time);
}

/** Whether the data of a query is null: the row does not exist. @param {any} value */
export function isNullResult(value) {
  return value?.kind === 'FETCH' && DATA.exec(value.data?.body ?? '')?.[2] !== undefined;
}

/** @param {any} page @returns {string[]} */
function tagsOf(page) {
  return String(page.headers?.[TAGS_HEADER] ?? '').split(',');
}
