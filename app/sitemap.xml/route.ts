import { getSitemapIndex } from '@/lib/pages/sitemap/parts';
import { toSitemapIndex, XML_HEADERS } from '@/lib/pages/sitemap/xml';
import { serviceUnavailable } from '@/lib/requests/http/service-unavailable';

export const revalidate = 60;

export async function GET() {
  const index = await getSitemapIndex();
  if (!index.ok) return serviceUnavailable();
  return new Response(toSitemapIndex(index.value), { headers: XML_HEADERS });
}
