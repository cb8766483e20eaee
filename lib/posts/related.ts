import 'server-only';
import { linkingTag, postTag } from '../../packages/page-cache/cache-tags.mjs';
import { staleIfError } from '../../packages/page-cache/stale-if-error';
import { getSupabase } from '../platform/supabase/client';
import { toAllowedImage } from './allowed-images';
import { isEmpty, readWithConfirmedAbsence } from './confirmed-absence';
import { type PostSummary, toPostSummary } from './post';
import { isReadablePost } from './published-posts';
import { SUMMARY_COLUMNS, toSummaryRows, withPage } from './rows';
import { withTimeout } from './with-timeout';

/** Up to three posts about the same subject, closest first; empty when loading fails. */
export async function getRelatedPosts(slug: string): Promise<PostSummary[]> {
  const tags = [postTag(slug), linkingTag(slug)];
  const read = async () => {
    const { data, error } = await withTimeout(
      getSupabase().rpc('related_posts', { of_slug: slug }, { get: true }).select(SUMMARY_COLUMNS),
    );
    if (error) throw error;
    return withPage(toSummaryRows(data)).map((row) => toPostSummary(row, toAllowedImage));
  };
  // Many posts have no related ones, so that any valid response of another database function confirms an empty list.
  const isBackendWorking = async () => typeof (await isReadablePost(slug)) === 'boolean';
  const related = await staleIfError(`posts related to ${slug}`, tags, () =>
    readWithConfirmedAbsence(read, isEmpty, isBackendWorking),
  );
  return related.ok ? related.value : [];
}
