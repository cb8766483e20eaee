import { serviceUnavailable } from '@/lib/service-unavailable';
import { FIRST_PARTS, getSitemapPart } from '@/lib/sitemap/parts';
import { toSitemap, XML_HEADERS } from '@/lib/sitemap/xml';

export const revalidate = 60;

type Context = { params: Promise<{ part: string }> };

export function generateStaticParams() {
  return FIRST_PARTS.map((part) => ({ part }));
}

/** One part of the sitemap: the pages, or a thousand posts. */
export async function GET(_request: Request, { params }: Context) {
  const entries = await getSitemapPart((await params).part);
  if (!entries.ok) return serviceUnavailable();
  if (!entries.value) return new Response(null, { status: 404 });
  return new Response(toSitemap(entries.value), { headers: XML_HEADERS });
}
