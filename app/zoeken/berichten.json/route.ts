import { getSearchedTexts } from '@/lib/blog/posts';
import { serviceUnavailable } from '@/lib/http/service-unavailable';
import { colourTexts, postTexts } from '@/lib/search/searched-texts';

export const revalidate = 60;

/** What the search finds beside the texts of the pages; 503 when neither Supabase nor the cache has the posts. */
export async function GET(): Promise<Response> {
  const posts = await getSearchedTexts();
  if (!posts.ok) return serviceUnavailable();
  return Response.json([...postTexts(posts.value), ...colourTexts()]);
}
