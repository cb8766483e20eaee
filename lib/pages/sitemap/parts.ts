import 'server-only';
import type { Loaded } from '../../../packages/page-cache/stale-if-error';
import { absoluteUrl } from '../../platform/absolute-url';
import { newestChange } from '../../posts/post';
import { getPostUrls, getPostYears } from '../../posts/post-urls';
import { PAGES_PART, postsPart, sitemapPartHref } from '../../routes';
import { pageEntries, postEntries } from './entries';
import { MAX_ENTRIES, type SitemapEntry } from './xml';

/** The names of all parts; only the pages when the years of the posts cannot be loaded. */
export async function getSitemapParts(): Promise<string[]> {
  const years = await getPostYears();
  return [PAGES_PART, ...(years.ok ? years.value.map(({ year }) => postsPart(year)) : [])];
}

/** All parts, each with the newest change among its entries. */
export async function getSitemapIndex(): Promise<Loaded<SitemapEntry[]>> {
  const years = await getPostYears();
  if (!years.ok) return years;
  const toPart = (name: string, modifiedAt?: string) => ({
    url: absoluteUrl(sitemapPartHref(name)),
    modifiedAt,
  });
  const ofPages = newestChange(pageEntries(newestChange(years.value)));
  const ofPosts = years.value.map(({ year, modifiedAt }) => toPart(postsPart(year), modifiedAt));
  return { ok: true, value: [toPart(PAGES_PART, ofPages), ...ofPosts] };
}

/** The entries of a part by its file name; null when there is no such part. */
export async function getSitemapPart(name: string): Promise<Loaded<SitemapEntry[] | null>> {
  const years = await getPostYears();
  if (!years.ok) return years;
  if (name === PAGES_PART) return { ok: true, value: pageEntries(newestChange(years.value)) };
  const found = years.value.find(({ year }) => postsPart(year) === name);
  if (!found) return { ok: true, value: null };
  const posts = await getPostUrls(found.year, MAX_ENTRIES);
  return posts.ok ? { ok: true, value: postEntries(posts.value) } : posts;
}
