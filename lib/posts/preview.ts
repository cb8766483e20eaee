import 'server-only';
import { cache } from 'react';
import type { Loaded } from '../../packages/page-cache/stale-if-error';
import { logError } from '../platform/log';
import { getSupabase } from '../platform/supabase/client';
import { toAllowedImage } from './allowed-images';
import { postTitle } from './draft-title';
import { type Post, toPost } from './post';
import { isSlug } from './slug';

export type PostPreview = {
  post: Post;
  isPublished: boolean;
  isDue: boolean;
  /** The URL that the editor entered; `post.image` is null when that URL is not allowed. */
  imageUrl: string | null;
};

/** The format of `create_preview_token`. */
const TOKEN_PATTERN = /^[0-9a-f]{64}$/;

/** Any post, published or not, for a holder of a token; null when the token or the slug is wrong. Never cached across requests. */
export const getPostPreview = cache(
  async (token: string, slug: string): Promise<Loaded<PostPreview | null>> => {
    if (!TOKEN_PATTERN.test(token) || !isSlug(slug)) return { ok: true, value: null };
    try {
      return { ok: true, value: await queryPreview(token, slug) };
    } catch (error) {
      logError('Reading a preview failed', error);
      return { ok: false };
    }
  },
);

async function queryPreview(token: string, slug: string): Promise<PostPreview | null> {
  const { data, error } = await getSupabase()
    .rpc('preview_post', { preview_token: token, post_slug: slug })
    .maybeSingle()
    .retry(false);
  if (error) throw error;
  if (!data) return null;
  return {
    post: { ...toPost(data, toAllowedImage), title: postTitle(data.slug) },
    isPublished: data.is_published,
    isDue: Date.parse(data.published_at) <= Date.now(),
    imageUrl: data.image_url,
  };
}
