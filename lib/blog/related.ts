import 'server-only';
import { lastGoodCopy } from '../cache/last-good-copy';
import { neighboursTag, postTag } from '../cache/tags.mjs';
import { getSupabase } from '../supabase/client';
import { toAllowedImage } from './allowed-images';
import { type PostSummary, toPostSummary } from './post';
import { SUMMARY_COLUMNS, toSummaryRows } from './rows';
import { withTimeLimit } from './with-time-limit';

/**
 * Up to three other posts about the same subject, the closest first; the database tells which.
 * Empty when they could not be loaded, too: the post is complete without them.
 */
export async function getRelatedPosts(slug: string): Promise<PostSummary[]> {
  const tags = [postTag(slug), neighboursTag(slug)];
  const related = await lastGoodCopy(`posts related to ${slug}`, tags, async () => {
    const { data, error } = await withTimeLimit(
      getSupabase().rpc('related_posts', { of_slug: slug }, { get: true }).select(SUMMARY_COLUMNS),
    );
    if (error) throw error;
    return toSummaryRows(data).map((row) => toPostSummary(row, toAllowedImage));
  });
  return related.ok ? related.value : [];
}
