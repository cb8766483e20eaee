import 'server-only';
import { linkingTag, postTag } from '../../packages/page-cache/cache-tags.mjs';
import { type Loaded, staleIfError } from '../../packages/page-cache/stale-if-error';
import { getSupabase } from '../platform/supabase/client';
import { isSlug } from './slug';
import { withTimeout } from './with-timeout';

/** The current slug of the post that had this slug before; null when there is none. */
export async function getCurrentSlug(formerSlug: string): Promise<Loaded<string | null>> {
  if (!isSlug(formerSlug)) return { ok: true, value: null };
  const tags = [postTag(formerSlug), linkingTag(formerSlug)];
  const read = async () => {
    const { data, error } = await withTimeout(
      getSupabase().rpc('current_slug', { former_slug: formerSlug }),
    );
    if (error) throw error;
    if (data !== null && !isSlug(data)) throw new Error('the database returned an invalid slug');
    return data;
  };
  return staleIfError(`former slug ${formerSlug}`, tags, read, 'a former slug');
}
