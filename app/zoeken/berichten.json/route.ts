import { colourTexts, postTexts } from '@/lib/pages/search/searched-texts';
import { getSearchedTexts } from '@/lib/posts/posts';
import { serviceUnavailable } from '@/lib/requests/http/service-unavailable';

export const revalidate = 60;

/** What the search finds beside the texts of the pages; 503 when neither Supabase nor the cache has the posts. */
export async function GET(): Promise<Response> {
  const posts = await getSearchedTexts();
  if (!posts.ok) return serviceUnavailable();
  return Response.json([...postTexts(posts.value), ...colourTexts()]);
}
