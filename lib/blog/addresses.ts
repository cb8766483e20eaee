import 'server-only';
import { type Loaded, lastGoodCopy } from '../cache/last-good-copy';
import { POSTS_TAG } from '../cache/tags.mjs';
import { getSupabase } from '../supabase/client';
import { readAllRows } from '../supabase/read-all-rows';
import { lastModified } from './post';

/** Where a post lives, and the ISO timestamp of its last change. */
export type PostAddress = { slug: string; modifiedAt: string };

/** Every published post, oldest first: for the sitemap, where a new one then joins the end. */
export function getPostAddresses(): Promise<Loaded<PostAddress[]>> {
  return lastGoodCopy('post addresses', [POSTS_TAG], async () => {
    const rows = await readAllRows((from, to) =>
      getSupabase()
        .from('posts')
        .select('slug, published_at, updated_at', { count: 'exact' })
        .eq('is_published', true)
        .order('published_at')
        .order('id')
        .range(from, to)
        .retry(false),
    );
    return rows.map((row) => ({ slug: row.slug, modifiedAt: lastModified(row) }));
  });
}

/** Whether visitors can read a post at this moment, asked of the database itself. */
export async function isPublicPost(slug: string): Promise<boolean> {
  const { data, error } = await getSupabase()
    .from('posts')
    .select('slug')
    .eq('slug', slug)
    .eq('is_published', true)
    .retry(false);
  if (error) throw error;
  return data.length > 0;
}
