import { getPostAddresses } from '@/lib/blog/addresses';
import { serviceUnavailable } from '@/lib/service-unavailable';
import { sitemapIndex } from '@/lib/sitemap/parts';
import { toSitemapIndex, XML_HEADERS } from '@/lib/sitemap/xml';

export const revalidate = 60;

/** The parts of the sitemap, for search engines. */
export async function GET() {
  const posts = await getPostAddresses();
  if (!posts.ok) return serviceUnavailable();
  return new Response(toSitemapIndex(sitemapIndex(posts.value)), { headers: XML_HEADERS });
}
