import { isUniqueSlug } from '../../support/backend';
import { sites } from '../../support/sites';
import { allPaths } from '../dutch/pages';
import type { PageText } from './check';
import { readHtml } from './read-html';

/** The texts of every page and post, as a visitor without JavaScript gets them. */
export async function readAllPages(): Promise<PageText[]> {
  const texts: PageText[] = [];
  for (const place of await allPaths()) {
    const html = await (await fetch(sites.site + place)).text();
    texts.push(...readHtml(html, isUniqueSlug).map((sentence) => ({ place, ...sentence })));
  }
  return texts;
}
