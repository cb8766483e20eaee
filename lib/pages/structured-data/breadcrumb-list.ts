import type { BreadcrumbList } from 'schema-dts';
import { absoluteUrl } from '../../platform/absolute-url';
import { routes } from '../../routes';

export type Crumb = { name: string; path: string };

/**
 * The breadcrumbs of a page: the pages after the home page, with the page itself last.
 * Sources: https://schema.org/BreadcrumbList and
 * https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 */
export function breadcrumbList(...crumbs: Crumb[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: routes.home }, ...crumbs].map(
      ({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: absoluteUrl(path),
      }),
    ),
  } satisfies BreadcrumbList;
}
