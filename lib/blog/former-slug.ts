import 'server-only';
import { adjacentPostsTag, postTag } from '../next-internals/cache-tags.mjs';
import { type Loaded, staleIfError } from '../next-internals/stale-if-error';
import { getSupabase } from '../supabase/client';
import { isSlug } from './slug';
import { withTimeout } from './with-timeout';

/** Where the post that was once read under this slug is read now; null when there is none. */
export async function getCurrentSlug(formerSlug: string): Promise<Loaded<string | null>> {
  if (!isSlug(formerSlug)) return { ok: true, value: null };
  const tags = [postTag(formerSlug), adjacentPostsTag(formerSlug)];
  return staleIfError(`former slug ${formerSlug}`, tags, async () => {
    const { data, error } = await withTimeout(
      getSupabase().rpc('current_slug', { former_slug: formerSlug }),
    );
    if (error) throw error;
    if (data !== null && !isSlug(data)) throw new Error('no slug came back');
    return data;
  });
}
