import { serviceUnavailable } from '@/lib/http/service-unavailable';
import { getSitemapIndex } from '@/lib/sitemap/parts';
import { toSitemapIndex, XML_HEADERS } from '@/lib/sitemap/xml';

export const revalidate = 60;

export async function GET() {
  const index = await getSitemapIndex();
  if (!index.ok) return serviceUnavailable();
  return new Response(toSitemapIndex(index.value), { headers: XML_HEADERS });
}
