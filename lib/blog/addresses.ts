import 'server-only';
import { type Loaded, lastGoodCopy } from '../cache/last-good-copy';
import { POSTS_TAG } from '../cache/tags.mjs';
import { getSupabase } from '../supabase/client';
import { readRowRange } from '../supabase/read-row-range';
import { lastModified } from './post';
import { publishedPosts } from './published-posts';
import { ADDRESS_COLUMNS, toAddressRows, toPartRows } from './rows';
import { withTimeLimit } from './with-time-limit';

/** Where a post lives, and the ISO timestamp of its last change. */
export type PostAddress = { slug: string; modifiedAt: string };

/** So many posts together, by number from 1, and the ISO timestamp of the newest change among them. */
export type PostPart = { number: number; modifiedAt: string };

/** Into which parts of `size` the published posts fall, the oldest first. */
export function getPostParts(size: number): Promise<Loaded<PostPart[]>> {
  return lastGoodCopy('parts of the sitemap', [POSTS_TAG], async () => {
    const { data, error } = await withTimeLimit(
      getSupabase().rpc('sitemap_parts', { part_size: size }, { get: true }),
    );
    if (error) throw error;
    return toPartRows(data).map((row) => ({ number: row.part, modifiedAt: row.modified_at }));
  });
}

/** The posts of one part of `size`, numbered from 1, oldest first: a new one joins the last part. */
export function getPostAddresses(part: number, size: number): Promise<Loaded<PostAddress[]>> {
  return lastGoodCopy(`post addresses, part ${part}`, [POSTS_TAG], async () => {
    const rows = await readRowRange((part - 1) * size, size, (from, to) =>
      publishedPosts(ADDRESS_COLUMNS).order('published_at').order('id').range(from, to),
    );
    return toAddressRows(rows).map((row) => ({ slug: row.slug, modifiedAt: lastModified(row) }));
  });
}

/** Whether visitors can read a post at this moment, asked of the database itself. */
export async function isPublicPost(slug: string): Promise<boolean> {
  const { data, error } = await publishedPosts(ADDRESS_COLUMNS).eq('slug', slug);
  if (error) throw error;
  return toAddressRows(data).length > 0;
}
