import { absoluteUrl } from '@/lib/absolute-url';
import { getFeedPosts } from '@/lib/blog/posts';
import { type Feed, toFeed } from '@/lib/feeds/feed';

/**
 * Answers with the newest posts as a feed. Without a copy of them it asks to come back: an empty
 * feed would read as a blog from which all was withdrawn.
 */
export async function answerWithFeed(
  write: (feed: Feed, self: string) => string,
  path: string,
  contentType: string,
): Promise<Response> {
  const posts = await getFeedPosts();
  if (!posts.ok) return new Response(null, { status: 503, headers: { 'retry-after': '60' } });
  return new Response(write(toFeed(posts.value), absoluteUrl(path)), {
    headers: { 'content-type': `${contentType}; charset=utf-8` },
  });
}
