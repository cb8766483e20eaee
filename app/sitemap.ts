import type { MetadataRoute } from 'next';
import { getPostAddresses } from '@/lib/blog/posts';
import { getEnv } from '@/lib/env';
import { postHref, routes } from '@/lib/routes';

export const revalidate = 300;

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { SITE_URL } = getEnv();
  const posts = await getPostAddresses();
  return [
    ...Object.values(routes).map((path) => ({ url: `${SITE_URL}${path}` })),
    ...(posts.ok ? posts.value : []).map(({ slug, publishedAt }) => ({
      url: `${SITE_URL}${postHref(slug)}`,
      lastModified: publishedAt,
    })),
  ];
}
