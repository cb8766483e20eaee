import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/absolute-url';
import { newestChange } from '@/lib/blog/post';
import { getPostAddresses } from '@/lib/blog/posts';
import { postHref, routes } from '@/lib/routes';
import { site } from '@/lib/site';

export const revalidate = 60;

/** Every page and post. `lastmod` only where it is known: a guess would make search engines ignore them all. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const loaded = await getPostAddresses();
  const posts = loaded.ok ? loaded.value : [];
  const lastModified: Partial<Record<string, string>> = {
    [routes.blog]: newestChange(posts),
    [routes.privacy]: site.legalUpdated,
    [routes.terms]: site.legalUpdated,
    [routes.cookies]: site.legalUpdated,
  };
  return [
    ...Object.values(routes).map((path) => ({
      url: absoluteUrl(path),
      lastModified: lastModified[path],
    })),
    ...posts.map(({ slug, modifiedAt }) => ({
      url: absoluteUrl(postHref(slug)),
      lastModified: modifiedAt,
    })),
  ];
}
