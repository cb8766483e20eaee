import 'server-only';
import * as z from 'zod/mini';
import { getSupabase } from '../supabase/client';
import { withTimeout } from './with-timeout';

/** A query for published posts; add order and range. Fails after 2 s, without a second try. */
export function publishedPosts(columns: string) {
  return withTimeout(getSupabase().from('posts').select(columns).eq('is_published', true));
}

/** The same in the order of the list: newest first, and by id where two share a moment. */
export function newestPosts(columns: string) {
  return publishedPosts(columns)
    .order('published_at', { ascending: false })
    .order('id', { ascending: false });
}

/**
 * Rows from the middle of that list, without the first `skip`. By a function of the database, since
 * an offset costs it the reading of every row that it skips.
 * @throws the error of the database
 */
export async function listPosts(columns: string, skip: number, take: number): Promise<unknown> {
  const { data, error } = await withTimeout(
    getSupabase().rpc('list_posts', { skip, take }, { get: true }).select(columns),
  );
  if (error) throw error;
  return data;
}

/**
 * How many posts visitors can read. `count: 'exact'` would read them all for it.
 * @throws the error of the database
 */
export async function countPosts(): Promise<number> {
  const { data, error } = await withTimeout(
    getSupabase().rpc('count_readable_posts', {}, { get: true }),
  );
  if (error) throw error;
  return z.number().parse(data);
}

/**
 * Whether visitors can read a post at this moment, asked past the row-level security.
 * @throws the error of the database
 */
export async function isReadablePost(slug: string): Promise<boolean> {
  const { data, error } = await withTimeout(
    getSupabase().rpc('is_readable_post', { post_slug: slug }, { get: true }),
  );
  if (error) throw error;
  return z.boolean().parse(data);
}

/** Whether there are no posts that visitors can read. @throws the error of the database */
export async function hasNoPosts(): Promise<boolean> {
  return (await countPosts()) === 0;
}
