import { SITEMAP_PATH } from '../../lib/routes';
import { sites } from '../support/sites';

export function urlsIn(xml: string): string[] {
  return Array.from(xml.matchAll(/<loc>(.*?)<\/loc>/g), ([, address = '']) => address);
}

export async function readSitemap(siteUrl = sites.site): Promise<string> {
  const index = await (await fetch(siteUrl + SITEMAP_PATH)).text();
  // A site on another port than its build still has the URLs of the build.
  const parts = urlsIn(index).map((address) => siteUrl + new URL(address).pathname);
  const texts = await Promise.all(parts.map(async (part) => (await fetch(part)).text()));
  return texts.join('');
}
