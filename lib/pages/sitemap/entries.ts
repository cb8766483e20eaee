import 'server-only';
import { latestChange } from '../../business/content/legal-changes';
import { sectors } from '../../business/content/sectors';
import { products } from '../../business/products/products';
import { site } from '../../business/site';
import { absoluteUrl } from '../../platform/absolute-url';
import type { PostUrl } from '../../posts/post-urls';
import { postHref, productHref, ROOM_PATH, routes, sectorHref, TRUE_SIZE_PATH } from '../../routes';
import { webpFile } from '../picture-files';
import type { SitemapEntry } from './xml';

/** All pages; `modifiedAt` only where it is known, because search engines ignore unreliable values. */
export function pageEntries(postsModifiedAt?: string): SitemapEntry[] {
  const modifiedAt: Partial<Record<string, string>> = {
    [routes.blog]: postsModifiedAt,
    [routes.privacy]: latestChange('privacy'),
    [routes.terms]: latestChange('terms'),
    [routes.cookies]: latestChange('cookies'),
    [routes.dataProcessing]: site.dataProcessingUpdated,
    [routes.accessibility]: site.accessibilityUpdated,
  };
  return [
    ...Object.values(routes).map((path) => ({
      url: absoluteUrl(path),
      modifiedAt: modifiedAt[path],
    })),
    { url: absoluteUrl(ROOM_PATH) },
    { url: absoluteUrl(TRUE_SIZE_PATH) },
    ...products.map(({ id, picture }) => withPicture(productHref(id), webpFile(picture.name))),
    ...sectors.map(({ id, picture }) => withPicture(sectorHref(id), webpFile(picture.name))),
  ];
}

export function postEntries(posts: readonly PostUrl[]): SitemapEntry[] {
  return posts.map(({ slug, modifiedAt, image }) => ({
    ...withPicture(postHref(slug), image),
    modifiedAt,
  }));
}

function withPicture(path: string, picture: string | null): SitemapEntry {
  return { url: absoluteUrl(path), picture: picture ? absoluteUrl(picture) : undefined };
}
