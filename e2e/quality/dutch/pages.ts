import { productIds } from '../../../lib/business/products/specs';
import { routes } from '../../../lib/routes';
import { readSitemap, urlsIn } from '../../site/sitemap';
import { isUniqueSlug } from '../../support/backend';

export const SECOND_PAGE_OF_THE_BLOG = '/blog/pagina/2';
const MISSING_PAGE = '/deze-pagina-bestaat-niet';

export const pagesWithEmbeds = [routes.action, routes.configurator, routes.contact, routes.support];

const configuratorPaths = [
  ...productIds.map((model) => `${routes.configurator}?model=${model}`),
  `${routes.configurator}?ander-ral-nummer=9999`,
];

/** The paths of all pages: those of the sitemap and those that it leaves out. */
export async function allPaths(): Promise<string[]> {
  const listed = urlsIn(await readSitemap()).map((address) => new URL(address).pathname);
  const lasting = listed.filter((path) => !isUniqueSlug(path));
  return [...lasting, SECOND_PAGE_OF_THE_BLOG, MISSING_PAGE, ...configuratorPaths];
}
