import 'server-only';
import { lastGoodCopy } from '../cache/last-good-copy';
import { postTag } from '../cache/tags.mjs';
import { getSupabase } from '../supabase/client';
import { toAllowedImage } from './allowed-images';
import { type PostSummary, toPostSummary } from './post';
import { SUMMARY_COLUMNS } from './posts';

/** The posts beside one, in the order of the list; null at its ends. */
export type PostNeighbours = { older: PostSummary | null; newer: PostSummary | null };

/** Both null when they could not be loaded, too: the post is complete without them. */
export async function getPostNeighbours(post: PostSummary): Promise<PostNeighbours> {
  const neighbours = await lastGoodCopy(`neighbours of ${post.slug}`, [postTag(post.slug)], () =>
    Promise.all([queryNext(post, 'older'), queryNext(post, 'newer')]),
  );
  const [older, newer] = neighbours.ok ? neighbours.value : [null, null];
  return { older, newer };
}

async function queryNext(
  { publishedAt, id }: PostSummary,
  side: 'older' | 'newer',
): Promise<PostSummary | null> {
  const beyond = side === 'older' ? 'lt' : 'gt';
  const ascending = side === 'newer';
  const { data, error } = await getSupabase()
    .from('posts')
    .select(SUMMARY_COLUMNS)
    .eq('is_published', true)
    .or(
      `published_at.${beyond}."${publishedAt}",and(published_at.eq."${publishedAt}",id.${beyond}.${id})`,
    )
    .order('published_at', { ascending })
    .order('id', { ascending })
    .limit(1)
    .retry(false);
  if (error) throw error;
  return data[0] ? toPostSummary(data[0], toAllowedImage) : null;
}
