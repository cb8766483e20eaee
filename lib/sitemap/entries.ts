import 'server-only';
import { absoluteUrl } from '../absolute-url';
import type { PostUrl } from '../blog/post-urls';
import { sectors } from '../content/sectors';
import { productIds } from '../products/ids';
import { postHref, productHref, routes, sectorHref } from '../routes';
import { site } from '../site';
import type { SitemapEntry } from './xml';

/** All pages; `modifiedAt` only where it is known, because search engines ignore unreliable values. */
export function pageEntries(postsModifiedAt?: string): SitemapEntry[] {
  const modifiedAt: Partial<Record<string, string>> = {
    [routes.blog]: postsModifiedAt,
    [routes.privacy]: site.legalUpdated,
    [routes.terms]: site.legalUpdated,
    [routes.cookies]: site.legalUpdated,
    [routes.dataProcessing]: site.dataProcessingUpdated,
    [routes.accessibility]: site.accessibilityUpdated,
  };
  const paths = [
    ...Object.values(routes),
    ...productIds.map(productHref),
    ...sectors.map(({ id }) => sectorHref(id)),
  ];
  return paths.map((path) => ({
    url: absoluteUrl(path),
    modifiedAt: modifiedAt[path],
  }));
}

export function postEntries(posts: readonly PostUrl[]): SitemapEntry[] {
  return posts.map(({ slug, modifiedAt }) => ({ url: absoluteUrl(postHref(slug)), modifiedAt }));
}
