import 'server-only';
import { getSupabase } from '../supabase/client';

/** While the backend hangs, a page waits so long, then shows its last good copy. */
export const READ_TIME_LIMIT_MS = 2000;

/** A query for published posts; add order and range. Fails after 2 s, without a second try. */
export function publishedPosts(columns: string, options?: { count: 'exact' }) {
  return getSupabase()
    .from('posts')
    .select(columns, options)
    .eq('is_published', true)
    .abortSignal(AbortSignal.timeout(READ_TIME_LIMIT_MS))
    .retry(false);
}

/** The same in the order of the list: newest first, and by id where two share a moment. */
export function newestPosts(columns: string, options?: { count: 'exact' }) {
  return publishedPosts(columns, options)
    .order('published_at', { ascending: false })
    .order('id', { ascending: false });
}
