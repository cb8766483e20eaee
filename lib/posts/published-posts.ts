import 'server-only';
import * as z from 'zod/mini';
import { getSupabase } from '../platform/supabase/client';
import { withTimeout } from './with-timeout';

/** A query for published posts, without order or range; times out after 2 s and is not retried. */
export function publishedPosts(columns: string) {
  return withTimeout(getSupabase().from('posts').select(columns).eq('is_published', true));
}

/** The query of `publishedPosts`, newest first, then by descending id. */
export function newestPosts(columns: string) {
  return publishedPosts(columns)
    .order('published_at', { ascending: false })
    .order('id', { ascending: false });
}

/** `take` rows after the first `skip`, newest first, by a database function because an SQL offset reads every row that it skips. */
export function listPosts(columns: string, skip: number, take: number) {
  return withTimeout(
    getSupabase().rpc('list_posts', { skip, take }, { get: true }).select(columns),
  );
}

/** The number of posts that visitors can read, without the full scan of `count: 'exact'`. @throws on a database error */
export async function countPosts(): Promise<number> {
  const { data, error } = await withTimeout(
    getSupabase().rpc('count_readable_posts', {}, { get: true }),
  );
  if (error) throw error;
  return z.number().parse(data);
}

/** Whether visitors can read a post now, queried past the row-level security. @throws on a database error */
export async function isReadablePost(slug: string): Promise<boolean> {
  const { data, error } = await withTimeout(
    getSupabase().rpc('is_readable_post', { post_slug: slug }, { get: true }),
  );
  if (error) throw error;
  return z.boolean().parse(data);
}

/** Whether visitors can read no posts at all. @throws on a database error */
export async function hasNoPosts(): Promise<boolean> {
  return (await countPosts()) === 0;
}
