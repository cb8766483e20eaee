import { getPostAddresses } from '@/lib/blog/addresses';
import { serviceUnavailable } from '@/lib/service-unavailable';
import { FIRST_PARTS, sitemapParts } from '@/lib/sitemap/parts';
import { toSitemap, XML_HEADERS } from '@/lib/sitemap/xml';

export const revalidate = 60;

type Context = { params: Promise<{ part: string }> };

export function generateStaticParams() {
  return FIRST_PARTS.map((part) => ({ part }));
}

/** One part of the sitemap: the pages, or a thousand posts. */
export async function GET(_request: Request, { params }: Context) {
  const posts = await getPostAddresses();
  if (!posts.ok) return serviceUnavailable();
  const entries = sitemapParts(posts.value).get((await params).part);
  if (!entries) return new Response(null, { status: 404 });
  return new Response(toSitemap(entries), { headers: XML_HEADERS });
}
