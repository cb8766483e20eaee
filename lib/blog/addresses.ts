import 'server-only';
import { type Loaded, lastGoodCopy } from '../cache/last-good-copy';
import { POSTS_TAG } from '../cache/tags.mjs';
import { readAllRows } from '../supabase/read-all-rows';
import { lastModified } from './post';
import { publishedPosts } from './published-posts';
import { ADDRESS_COLUMNS, toAddressRows } from './rows';

/** Where a post lives, and the ISO timestamp of its last change. */
export type PostAddress = { slug: string; modifiedAt: string };

/** Every published post, oldest first: for the sitemap, where a new one then joins the end. */
export function getPostAddresses(): Promise<Loaded<PostAddress[]>> {
  return lastGoodCopy('post addresses', [POSTS_TAG], async () => {
    const rows = await readAllRows((from, to) =>
      publishedPosts(ADDRESS_COLUMNS, { count: 'exact' })
        .order('published_at')
        .order('id')
        .range(from, to),
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
