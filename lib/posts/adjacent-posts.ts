import 'server-only';
import { linkingTag, postTag } from '../../packages/page-cache/cache-tags.mjs';
import { staleIfError } from '../../packages/page-cache/stale-if-error';
import { toAllowedImage } from './allowed-images';
import { isEmpty, readWithConfirmedAbsence } from './confirmed-absence';
import { type PostSummary, toPostSummary } from './post';
import { countPosts, publishedPosts } from './published-posts';
import { SUMMARY_COLUMNS, type SummaryRow, toSummaryRows, withPage } from './rows';

/** The posts published just before and after a post; null at the ends of the list. */
export type AdjacentPosts = { older: PostSummary | null; newer: PostSummary | null };

/** Loads the adjacent posts; both are null when loading fails. */
export async function getAdjacentPosts(post: PostSummary): Promise<AdjacentPosts> {
  const adjacent = await staleIfError(
    `adjacent posts of ${post.slug}`,
    [postTag(post.slug), linkingTag(post.slug)],
    () => queryAdjacentPosts(post),
  );
  const [older = null, newer = null] = adjacent.ok ? adjacent.value : [];
  return { older, newer };
}

async function queryAdjacentPosts(post: PostSummary): Promise<(PostSummary | null)[]> {
  const found = await readWithConfirmedAbsence(
    () => Promise.all([queryNext(post, 'older'), queryNext(post, 'newer')]),
    (found) => found.every(isEmpty),
    async () => (await countPosts()) <= 1,
  );
  return found.map(withPage).map(([row]) => (row ? toPostSummary(row, toAllowedImage) : null));
}

async function queryNext(
  { publishedAt, id }: PostSummary,
  side: 'older' | 'newer',
): Promise<SummaryRow[]> {
  const operator = side === 'older' ? 'lt' : 'gt';
  const ascending = side === 'newer';
  const { data, error } = await publishedPosts(SUMMARY_COLUMNS)
    // Redundant, but without it Postgres scans the index from its end instead of from this post.
    .filter('published_at', `${operator}e`, publishedAt)
    .or(
      `published_at.${operator}."${publishedAt}",and(published_at.eq."${publishedAt}",id.${operator}.${id})`,
    )
    .order('published_at', { ascending })
    .order('id', { ascending })
    .limit(1);
  if (error) throw error;
  return toSummaryRows(data);
}
