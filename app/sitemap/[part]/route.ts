import { getSitemapPart, getSitemapParts } from '@/lib/pages/sitemap/parts';
import { toSitemap, XML_HEADERS } from '@/lib/pages/sitemap/xml';
import { serviceUnavailable } from '@/lib/requests/http/service-unavailable';

export const revalidate = 60;

type Context = { params: Promise<{ part: string }> };

export async function generateStaticParams() {
  return (await getSitemapParts()).map((part) => ({ part }));
}

/** The static pages, or the posts of one year. */
export async function GET(_request: Request, { params }: Context) {
  const entries = await getSitemapPart((await params).part);
  if (!entries.ok) return serviceUnavailable();
  if (!entries.value) return new Response(null, { status: 404 });
  return new Response(toSitemap(entries.value), { headers: XML_HEADERS });
}
