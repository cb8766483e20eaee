import 'server-only';
import { type Loaded, lastGoodCopy } from '../cache/last-good-copy';
import { POSTS_TAG, postTag } from '../cache/tags.mjs';
import { getSupabase } from '../supabase/client';
import { readAllRows } from '../supabase/read-all-rows';
import { toAllowedImage } from './allowed-images';
import { type Post, type PostSummary, toPost, toPostSummary } from './post';
import { isSlug } from './slug';

export const POSTS_PER_PAGE = 12;

const SUMMARY_COLUMNS = 'id, slug, excerpt, image_url, published_at';
const POST_COLUMNS = `${SUMMARY_COLUMNS}, content, meta_description` as const;

export type PostList = { posts: PostSummary[]; pageCount: number };

/**
 * One page of the published posts, newest first; page 1 is the newest. A page beyond the last one
 * has no posts.
 */
export function getPosts(page = 1): Promise<Loaded<PostList>> {
  return lastGoodCopy(`posts page ${page}`, [POSTS_TAG], () => queryPosts(page));
}

async function queryPosts(page: number): Promise<PostList> {
  const from = (page - 1) * POSTS_PER_PAGE;
  const supabase = getSupabase();
  // Counted apart: asking for rows beyond the last is an error to PostgREST (416), not an empty list.
  const { count, error: countError } = await supabase
    .from('posts')
    .select('id', { count: 'exact', head: true })
    .eq('is_published', true)
    .retry(false);
  if (countError || count === null) throw countError ?? new Error('no count');
  const pageCount = Math.max(1, Math.ceil(count / POSTS_PER_PAGE));
  if (page > pageCount) return { posts: [], pageCount };

  const { data, error } = await supabase
    .from('posts')
    .select(SUMMARY_COLUMNS)
    .eq('is_published', true)
    .order('published_at', { ascending: false })
    .order('id', { ascending: false })
    .range(from, from + POSTS_PER_PAGE - 1)
    .retry(false);
  if (error) throw error;
  return { posts: data.map((row) => toPostSummary(row, toAllowedImage)), pageCount };
}

/** A published post; null when there is none with this slug. */
export async function getPostBySlug(slug: string): Promise<Loaded<Post | null>> {
  if (!isSlug(slug)) return { ok: true, value: null };
  return lastGoodCopy(`post ${slug}`, [postTag(slug)], () => queryPost(slug));
}

async function queryPost(slug: string): Promise<Post | null> {
  const { data, error } = await getSupabase()
    .from('posts')
    .select(POST_COLUMNS)
    .eq('slug', slug)
    .eq('is_published', true)
    .maybeSingle()
    .retry(false);
  if (error) throw error;
  return data && toPost(data, toAllowedImage);
}

export type PostAddress = { slug: string; publishedAt: string };

/** Where every published post lives, newest first: for the sitemap. */
export function getPostAddresses(): Promise<Loaded<PostAddress[]>> {
  return lastGoodCopy('post addresses', [POSTS_TAG], async () => {
    const rows = await readAllRows((from, to) =>
      getSupabase()
        .from('posts')
        .select('slug, published_at')
        .eq('is_published', true)
        .order('published_at', { ascending: false })
        .order('id', { ascending: false })
        .range(from, to)
        .retry(false),
    );
    return rows.map(({ slug, published_at }) => ({ slug, publishedAt: published_at }));
  });
}
