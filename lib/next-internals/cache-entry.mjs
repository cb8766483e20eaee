// What Next hands to a cache handler, and what it says. `any`, because Next types none of it.
import { areTagsStale } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import {
  DEADLINE_TAG_PREFIX,
  DEGRADED_TAG,
  MOVED_TAG_PREFIX,
  ON_DEMAND_TAG,
} from './cache-tags.mjs';

export const TAGS_HEADER = 'x-next-cache-tags';

/** A page, or the answer of a route such as the sitemap. @param {any} value */
export function isRendered(value) {
  return value?.kind === 'APP_PAGE' || value?.kind === 'APP_ROUTE';
}

/** Rendered while the backend failed. @param {any} page */
export function isDegraded(page) {
  return tagsOf(page).includes(DEGRADED_TAG);
}

/**
 * Whether everybody who asks later may get this. Next also renders for other methods than GET, and
 * would keep what a route such as the sitemap then answers (405, 204) as the sitemap itself.
 * @param {any} page
 */
export function isForEverybody({ status = 200 }) {
  return status === 200 || status === 404 || (status >= 300 && status < 400);
}

/** True until a date that has passed. @param {any} page */
export function isPastDeadline(page) {
  return Number(tagValueOf(page, DEADLINE_TAG_PREFIX)) <= Date.now();
}

/**
 * Nobody renews it ahead, and a change touched it, or may have: which changes an earlier process was
 * told of is forgotten.
 * @param {any} page
 * @param {number | undefined} begunAt when this process began to render it, by the clock of clock.mjs;
 *   undefined for the copy of an earlier one
 */
export function waitsForDemand(page, begunAt) {
  const tags = tagsOf(page);
  return tags.includes(ON_DEMAND_TAG) && (begunAt === undefined || isOutdated(page, begunAt));
}

/** Whether something that it shows changed after that moment. @param {any} page @param {number} moment by the clock of clock.mjs */
export function isOutdated(page, moment) {
  return areTagsStale(tagsOf(page), moment);
}

/** Where it redirects to for good; undefined when it does not. @param {any} page */
export function movedTo(page) {
  return tagValueOf(page, MOVED_TAG_PREFIX);
}

/** A 404 of its own, not the page that answers all unknown addresses. @param {string} key @param {any} page */
export function isMissingPage(key, page) {
  return page.status === 404 && !key.includes('/_not-found');
}

/** What stale-if-error.ts keeps begins with the moment at which it was asked for. */
const DATA = /^\{"readAt":(\d+),"value":(null\}$)?/;

/** When this data was read, by the clock of clock.mjs; undefined for data of Next's own. @param {any} value */
export function readMomentOf(value) {
  const moment = DATA.exec(value?.data?.body ?? '')?.[1];
  return moment === undefined ? undefined : Number(moment);
}

/** The data cache's answer for what does not exist. @param {any} value */
export function isAbsence(value) {
  return value?.kind === 'FETCH' && DATA.exec(value.data?.body ?? '')?.[2] !== undefined;
}

/** @param {any} page @param {string} prefix */
function tagValueOf(page, prefix) {
  return tagsOf(page)
    .find((tag) => tag.startsWith(prefix))
    ?.slice(prefix.length);
}

/** @param {any} page @returns {string[]} */
function tagsOf(page) {
  return String(page.headers?.[TAGS_HEADER] ?? '').split(',');
}
