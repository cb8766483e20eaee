import 'server-only';
import { adjacentPostsTag, postTag } from '../next-internals/cache-tags.mjs';
import { staleIfError } from '../next-internals/stale-if-error';
import { toAllowedImage } from './allowed-images';
import { readConfirmed } from './confirmed-absence';
import { type PostSummary, toPostSummary } from './post';
import { countPosts, publishedPosts } from './published-posts';
import { SUMMARY_COLUMNS, toSummaryRows } from './rows';

/** The posts beside one, in the order of the list; null at its ends. */
export type AdjacentPosts = { older: PostSummary | null; newer: PostSummary | null };

/** Both null when they could not be loaded, too: the post is complete without them. */
export async function getAdjacentPosts(post: PostSummary): Promise<AdjacentPosts> {
  const neighbours = await staleIfError(
    `neighbours of ${post.slug}`,
    // The post's own tag: its place in the list may have changed.
    [postTag(post.slug), adjacentPostsTag(post.slug)],
    () => queryNeighbours(post),
  );
  const [older, newer] = neighbours.ok ? neighbours.value : [null, null];
  return { older, newer };
}

function queryNeighbours(post: PostSummary) {
  return readConfirmed(
    () => Promise.all([queryNext(post, 'older'), queryNext(post, 'newer')]),
    (found) => found.every((neighbour) => neighbour === null),
    // Without any neighbour it is the only post.
    async () => (await countPosts()) <= 1,
  );
}

async function queryNext(
  { publishedAt, id }: PostSummary,
  side: 'older' | 'newer',
): Promise<PostSummary | null> {
  const beyond = side === 'older' ? 'lt' : 'gt';
  const ascending = side === 'newer';
  const { data, error } = await publishedPosts(SUMMARY_COLUMNS)
    // Says nothing new, but where the index is entered: for an "or" alone it is read from its end.
    .filter('published_at', `${beyond}e`, publishedAt)
    .or(
      `published_at.${beyond}."${publishedAt}",and(published_at.eq."${publishedAt}",id.${beyond}.${id})`,
    )
    .order('published_at', { ascending })
    .order('id', { ascending })
    .limit(1);
  if (error) throw error;
  const [row] = toSummaryRows(data);
  return row ? toPostSummary(row, toAllowedImage) : null;
}
