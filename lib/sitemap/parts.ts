import 'server-only';
import { absoluteUrl } from '../absolute-url';
import type { PostAddress } from '../blog/addresses';
import { newestChange } from '../blog/post';
import { sitemapPartHref } from '../routes';
import { pageEntries, postEntries } from './entries';
import { PAGES_PART, postsPart } from './part-names';
import type { SitemapEntry } from './xml';

/** A new post changes one part only, and nobody fetches thousands of addresses again for it. */
const POSTS_PER_PART = 1000;

/** Parts that every site has: what a build prepares, however many posts there are. */
export const FIRST_PARTS = [PAGES_PART, postsPart(1)];

/**
 * The parts of the sitemap by the name of their file.
 * @param posts oldest first, so that a new post joins the last part and shifts no other
 */
export function sitemapParts(posts: readonly PostAddress[]): Map<string, SitemapEntry[]> {
  const parts = new Map([[PAGES_PART, pageEntries(posts)]]);
  for (let start = 0; start < posts.length; start += POSTS_PER_PART) {
    const entries = postEntries(posts.slice(start, start + POSTS_PER_PART));
    parts.set(postsPart(1 + start / POSTS_PER_PART), entries);
  }
  return parts;
}

/** Where the parts are, each with the newest change that it tells of. */
export function sitemapIndex(posts: readonly PostAddress[]): SitemapEntry[] {
  return Array.from(sitemapParts(posts), ([name, entries]) => ({
    url: absoluteUrl(sitemapPartHref(name)),
    modifiedAt: newestChange(entries),
  }));
}
