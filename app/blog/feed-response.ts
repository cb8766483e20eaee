import { type Feed, toFeed } from '@/lib/pages/feeds/feed';
import { absoluteUrl } from '@/lib/platform/absolute-url';
import { getFeedPosts } from '@/lib/posts/posts';
import { serviceUnavailable } from '@/lib/requests/http/service-unavailable';

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
