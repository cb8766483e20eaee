import 'server-only';
import { type Loaded, lastGoodCopy } from '../cache/last-good-copy';
import { neighboursTag, postTag } from '../cache/tags.mjs';
import { getSupabase } from '../supabase/client';
import { isSlug } from './slug';
import { withTimeLimit } from './with-time-limit';

/** Where the post that was once read under this slug is read now; null when there is none. */
export async function getCurrentSlug(formerSlug: string): Promise<Loaded<string | null>> {
  if (!isSlug(formerSlug)) return { ok: true, value: null };
  const tags = [postTag(formerSlug), neighboursTag(formerSlug)];
  return lastGoodCopy(`former slug ${formerSlug}`, tags, async () => {
    const { data, error } = await withTimeLimit(
      getSupabase().rpc('current_slug', { former_slug: formerSlug }),
    );
    if (error) throw error;
    if (data !== null && !isSlug(data)) throw new Error('no slug came back');
    return data;
  });
}
