import 'server-only';
import { cache } from 'react';
import { POSTS_TAG, postTag } from '../../packages/page-cache/cache-tags.mjs';
import { type Loaded, staleIfError } from '../../packages/page-cache/stale-if-error';
import { readRowRange } from '../platform/supabase/read-row-range';
import { toAllowedImage } from './allowed-images';
import { isEmpty, readWithConfirmedAbsence } from './confirmed-absence';
import { type Post, type PostSummary, toPost, toPostSummary } from './post';
import {
  countPosts,
  hasNoPosts,
  isReadablePost,
  listPosts,
  newestPosts,
  publishedPosts,
} from './published-posts';
import {
  POST_COLUMNS,
  type PostRow,
  SUMMARY_COLUMNS,
  type SummaryRow,
  toPostRows,
  toSummaryRows,
  withPage,
} from './rows';
import { isSlug } from './slug';

export const POSTS_PER_PAGE = 12;

export type PostList = { posts: PostSummary[]; pageCount: number };

/** One page (from 1) of the published posts, newest first; null beyond the last page. Page 1 always exists. */
export const getPosts = cache(
  (page: number): Promise<Loaded<PostList | null>> =>
    staleIfError(`posts page ${page}`, [POSTS_TAG], () => queryPosts(page)),
);

async function queryPosts(page: number): Promise<PostList | null> {
  const skip = (page - 1) * POSTS_PER_PAGE;
  const { rows, count } = await readWithConfirmedAbsence(
    async () => {
      const [rows, count] = await Promise.all([
        readRowRange(skip, POSTS_PER_PAGE, toSummaryRows, (from, to) =>
          listPosts(SUMMARY_COLUMNS, from, to - from + 1),
        ),
        countPosts(),
      ]);
      return { rows, count };
    },
    ({ rows, count }) => rows.length === 0 && count > skip,
    // List and count are separate parallel queries, so that either may be out of date.
    async () => false,
  );
  if (rows.length === 0 && page > 1) return null;
  return { posts: toSummaries(rows), pageCount: Math.max(page, Math.ceil(count / POSTS_PER_PAGE)) };
}

function toSummaries(rows: SummaryRow[]): PostSummary[] {
  return withPage(rows).map((row) => toPostSummary(row, toAllowedImage));
}

/** A published post; null when there is none. React's `cache` lets a page and its metadata share the query. */
export const getPostBySlug = cache(async (slug: string): Promise<Loaded<Post | null>> => {
  if (!isSlug(slug)) return { ok: true, value: null };
  return staleIfError(`post ${slug}`, [postTag(slug)], () => queryPost(slug), 'a post');
});

async function queryPost(slug: string): Promise<Post | null> {
  const rows = await readWithConfirmedAbsence(
    async () => {
      // maybeSingle() would treat an empty response body as a missing post.
      const { data, error } = await publishedPosts(POST_COLUMNS).eq('slug', slug).limit(1);
      if (error) throw error;
      return toPostRows(data);
    },
    isEmpty,
    async () => !(await isReadablePost(slug)),
  );
  return toPosts(rows)[0] ?? null;
}

function toPosts(rows: PostRow[]): Post[] {
  return withPage(rows).map((row) => toPost(row, toAllowedImage));
}

const FEED_LENGTH = 20;

/** The newest posts with their content. */
export function getFeedPosts(): Promise<Loaded<Post[]>> {
  return getNewestWithContent('posts for the feeds', FEED_LENGTH);
}

function getNewestWithContent(name: string, count: number): Promise<Loaded<Post[]>> {
  const read = () =>
    readRowRange(0, count, toPostRows, (from, to) => newestPosts(POST_COLUMNS).range(from, to));
  return staleIfError(name, [POSTS_TAG], async () =>
    toPosts(await readWithConfirmedAbsence(read, isEmpty, hasNoPosts)),
  );
}

const MAX_SEARCHED_POSTS = 100;

/** The newest posts for the search page, without their content. */
export function getSearchedPosts(): Promise<Loaded<PostSummary[]>> {
  const read = () =>
    readRowRange(0, MAX_SEARCHED_POSTS, toSummaryRows, (from, to) =>
      newestPosts(SUMMARY_COLUMNS).range(from, to),
    );
  return staleIfError('posts to search', [POSTS_TAG], async () =>
    toSummaries(await readWithConfirmedAbsence(read, isEmpty, hasNoPosts)),
  );
}

/** The posts of `getSearchedPosts` with their content. */
export function getSearchedTexts(): Promise<Loaded<Post[]>> {
  return getNewestWithContent('texts of posts to search', MAX_SEARCHED_POSTS);
}

/** The published posts among these, in this order, without those that cannot be loaded. */
export async function getPostsBySlugs(slugs: readonly string[]): Promise<PostSummary[]> {
  const posts = await Promise.all(slugs.map(getPostBySlug));
  return posts.flatMap((post) => (post.ok && post.value ? [post.value] : []));
}

/** The posts of the first page; empty when there are none or loading failed. */
export async function getNewestPosts(): Promise<PostSummary[]> {
  const list = await getPosts(1);
  return list.ok && list.value ? list.value.posts : [];
}
