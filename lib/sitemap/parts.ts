import 'server-only';
import { absoluteUrl } from '../absolute-url';
import { getPostAddresses, getPostParts } from '../blog/addresses';
import { newestChange } from '../blog/post';
import type { Loaded } from '../cache/last-good-copy';
import { renewPageOnDemand } from '../cache/page-on-demand';
import { isRenewedAhead } from '../renewal/affected-pages';
import { sitemapPartHref } from '../routes';
import { pageEntries, postEntries } from './entries';
import { PAGES_PART, postsPart } from './part-names';
import type { SitemapEntry } from './xml';

/** A new post changes one part only, and nobody fetches thousands of addresses again for it. */
const POSTS_PER_PART = 1000;

/** Parts that every site has: what a build prepares, however many posts there are. */
export const FIRST_PARTS = [PAGES_PART, postsPart(1)];

/** Where the parts are, each with the newest change that it tells of. */
export async function getSitemapIndex(): Promise<Loaded<SitemapEntry[]>> {
  const parts = await getPostParts(POSTS_PER_PART);
  if (!parts.ok) return parts;
  const toPart = (name: string, modifiedAt?: string) => ({
    url: absoluteUrl(sitemapPartHref(name)),
    modifiedAt,
  });
  const ofPages = newestChange(pageEntries(newestChange(parts.value)));
  const ofPosts = parts.value.map(({ number, modifiedAt }) =>
    toPart(postsPart(number), modifiedAt),
  );
  return { ok: true, value: [toPart(PAGES_PART, ofPages), ...ofPosts] };
}

/** One part by the name of its file; null when there is none of that name. */
export async function getSitemapPart(name: string): Promise<Loaded<SitemapEntry[] | null>> {
  const parts = await getPostParts(POSTS_PER_PART);
  if (!parts.ok) return parts;
  if (name === PAGES_PART) return { ok: true, value: pageEntries(newestChange(parts.value)) };
  const part = parts.value.find(({ number }) => postsPart(number) === name);
  if (!part) return { ok: true, value: null };
  if (!isRenewedAhead(part.number)) await renewPageOnDemand();
  const posts = await getPostAddresses(part.number, POSTS_PER_PART);
  return posts.ok ? { ok: true, value: postEntries(posts.value) } : posts;
}
