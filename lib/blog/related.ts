import 'server-only';
import { adjacentPostsTag, postTag } from '../next-internals/cache-tags.mjs';
import { staleIfError } from '../next-internals/stale-if-error';
import { getSupabase } from '../supabase/client';
import { toAllowedImage } from './allowed-images';
import { isEmpty, readConfirmed } from './confirmed-absence';
import { type PostSummary, toPostSummary } from './post';
import { isReadablePost } from './published-posts';
import { SUMMARY_COLUMNS, toSummaryRows } from './rows';
import { withTimeout } from './with-timeout';

/**
 * Up to three other posts about the same subject, the closest first; the database tells which.
 * Empty when they could not be loaded, too: the post is complete without them.
 */
export async function getRelatedPosts(slug: string): Promise<PostSummary[]> {
  const tags = [postTag(slug), adjacentPostsTag(slug)];
  const read = async () => {
    const { data, error } = await withTimeout(
      getSupabase().rpc('related_posts', { of_slug: slug }, { get: true }).select(SUMMARY_COLUMNS),
    );
    if (error) throw error;
    return toSummaryRows(data).map((row) => toPostSummary(row, toAllowedImage));
  };
  // Many posts have none. That functions are answered with more than an empty list, another one shows.
  const isAnswered = async () => typeof (await isReadablePost(slug)) === 'boolean';
  const related = await staleIfError(`posts related to ${slug}`, tags, () =>
    readConfirmed(read, isEmpty, isAnswered),
  );
  return related.ok ? related.value : [];
}
