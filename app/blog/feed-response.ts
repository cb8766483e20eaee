import { absoluteUrl } from '@/lib/absolute-url';
import { getFeedPosts } from '@/lib/blog/posts';
import { type Feed, toFeed } from '@/lib/feeds/feed';
import { serviceUnavailable } from '@/lib/http/service-unavailable';

/** 503 when neither Supabase nor the cache has the posts. */
export async function feedResponse(
  write: (feed: Feed, self: string) => string,
  path: string,
  contentType: string,
): Promise<Response> {
  const posts = await getFeedPosts();
  if (!posts.ok) return serviceUnavailable();
  return new Response(write(toFeed(posts.value), absoluteUrl(path)), {
    headers: { 'content-type': `${contentType}; charset=utf-8` },
  });
}
