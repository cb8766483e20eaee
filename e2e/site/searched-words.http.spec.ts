import { productHref, routes, sectorHref } from '../../lib/routes';
import { readHead } from '../support/head';
import { expect, sites, test } from '../support/http-test';
import { readSitemap, urlsIn } from './sitemap';

/** What buyers type, and the one page that answers it. A post answers a question about it. */
const answeredBy: Record<string, string> = {
  informatiezuil: productHref('brandvision'),
  etalagescherm: productHref('clearvision'),
  bestelzuil: sectorHref('restaurants'),
  menubord: sectorHref('restaurants'),
  aanmeldzuil: sectorHref('kantoren'),
  belgië: routes.belgium,
  prijzen: routes.buying,
};

const htmlOf = async (path: string) => (await fetch(sites.site + path)).text();

function headingsIn(html: string): string {
  return Array.from(html.matchAll(/<h[12][ >].*?<\/h[12]>/gs), ([heading]) => heading).join(' ');
}

test('each word that buyers search for is in the title of one page, and in its headings and texts', async () => {
  const paths = urlsIn(await readSitemap())
    .map((address) => new URL(address).pathname)
    .filter((path) => !path.startsWith(`${routes.blog}/`));
  const titles = await Promise.all(
    paths.map(async (path) => ({ path, title: readHead(await htmlOf(path)).title.toLowerCase() })),
  );
  for (const [word, path] of Object.entries(answeredBy)) {
    const named = titles.filter(({ title }) => title.includes(word));
    expect(
      named.map((page) => page.path),
      word,
    ).toEqual([path]);
    const html = (await htmlOf(path)).toLowerCase();
    expect(headingsIn(html), word).toContain(word);
    const main = /<main.*<\/main>/s.exec(html)?.[0].replaceAll(/<script.*?<\/script>/gs, '') ?? '';
    expect(main.split(word).length - 1, word).toBeGreaterThan(1);
  }
});
