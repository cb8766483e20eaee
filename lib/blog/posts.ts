import 'server-only';
import { cache } from 'react';
import { POSTS_TAG, postTag } from '../next-internals/cache-tags.mjs';
import { type Loaded, staleIfError } from '../next-internals/stale-if-error';
import { toAllowedImage } from './allowed-images';
import { isEmpty, readConfirmed } from './confirmed-absence';
import { type Post, type PostSummary, toPost, toPostSummary } from './post';
import {
  countPosts,
  hasNoPosts,
  isReadablePost,
  listPosts,
  newestPosts,
  publishedPosts,
} from './published-posts';
import { POST_COLUMNS, SUMMARY_COLUMNS, toPostRows, toSummaryRows } from './rows';
import { isSlug } from './slug';

export const POSTS_PER_PAGE = 12;

/** One page of the list, and how many pages there are. */
export type PostList = { posts: PostSummary[]; pageCount: number };

/**
 * One page of the published posts, newest first; page 1 is the newest. Null beyond the last page;
 * the first page exists even without posts. Asked once per rendering.
 */
export const getPosts = cache(
  (page: number): Promise<Loaded<PostList | null>> =>
    staleIfError(`posts page ${page}`, [POSTS_TAG], () => queryPosts(page)),
);

async function queryPosts(page: number): Promise<PostList | null> {
  const skip = (page - 1) * POSTS_PER_PAGE;
  const { posts, count } = await readConfirmed(
    async () => {
      const [rows, count] = await Promise.all([
        listPosts(SUMMARY_COLUMNS, skip, POSTS_PER_PAGE),
        countPosts(),
      ]);
      return { posts: toSummaries(rows), count };
    },
    ({ posts, count }) => posts.length === 0 && count > skip,
    // List and count were asked at once: one of them has to be read again.
    async () => false,
  );
  if (posts.length === 0 && page > 1) return null;
  return { posts, pageCount: Math.max(page, Math.ceil(count / POSTS_PER_PAGE)) };
}

function toSummaries(rows: unknown): PostSummary[] {
  return toSummaryRows(rows).map((row) => toPostSummary(row, toAllowedImage));
}

/**
 * A published post; null when there is none with this slug. Asked once per rendering, by the page
 * and by its metadata alike.
 */
export const getPostBySlug = cache(async (slug: string): Promise<Loaded<Post | null>> => {
  if (!isSlug(slug)) return { ok: true, value: null };
  return staleIfError(`post ${slug}`, [postTag(slug)], () => queryPost(slug));
});

function queryPost(slug: string): Promise<Post | null> {
  return readConfirmed(
    async () => {
      // Not maybeSingle(): it takes an empty answer for a post that does not exist.
      const { data, error } = await publishedPosts(POST_COLUMNS).eq('slug', slug).limit(1);
      if (error) throw error;
      const [row] = toPostRows(data);
      return row ? toPost(row, toAllowedImage) : null;
    },
    (post) => post === null,
    async () => !(await isReadablePost(slug)),
  );
}

const FEED_LENGTH = 20;

/** The newest posts with their whole text: for the feeds. */
export function getFeedPosts(): Promise<Loaded<Post[]>> {
  const read = async () => {
    const { data, error } = await newestPosts(POST_COLUMNS).limit(FEED_LENGTH);
    if (error) throw error;
    return toPostRows(data).map((row) => toPost(row, toAllowedImage));
  };
  return staleIfError('posts for the feeds', [POSTS_TAG], () =>
    readConfirmed(read, isEmpty, hasNoPosts),
  );
}

/** More of them would make the page heavier than what its visitors look for in old posts is worth. */
const MOST_SEARCHED = 100;

/** The newest posts without their text: for the page with which visitors search the site. */
export function getSearchedPosts(): Promise<Loaded<PostSummary[]>> {
  const read = async () => {
    const { data, error } = await newestPosts(SUMMARY_COLUMNS).limit(MOST_SEARCHED);
    if (error) throw error;
    return toSummaries(data);
  };
  return staleIfError('posts to search', [POSTS_TAG], () =>
    readConfirmed(read, isEmpty, hasNoPosts),
  );
}

/** The posts of the first page; empty when there are none, or none could ever be loaded. */
export async function getNewestPosts(): Promise<PostSummary[]> {
  const list = await getPosts(1);
  return list.ok && list.value ? list.value.posts : [];
}
