import type { APIRequestContext } from 'playwright/test';
import { routes } from '../../lib/routes';
import { expect, test } from '../support/http-test';
import { visitedPages } from '../support/pages';

for (const path of visitedPages) {
  test(`every link on ${path} leads to a page and a place that exist`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const links = linksIn(html, path).filter((link) => !isPostOfAnotherTest(path, link));
    expect(links, 'header and footer').toEqual(expect.arrayContaining(Object.values(routes)));
    expect(await deadLinks(request, links)).toEqual([]);
  });

  test(`every anchor on ${path} is the name of one place only`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const ids = [...html.matchAll(/<[a-z][^>]*? id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toContain('inhoud');
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
}

/** The addresses inside the site to which a page links: path, query and anchor. */
function linksIn(html: string, path: string): string[] {
  const hrefs = [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
  const internal = hrefs.filter((href) => href.startsWith('/') || href.startsWith('#'));
  return [...new Set(internal.map((href) => (href.startsWith('#') ? path + href : href)))];
}

/** The lists of posts may name one that another test is about to delete. */
function isPostOfAnotherTest(path: string, link: string) {
  const lists: string[] = [routes.home, routes.blog, routes.search];
  return lists.includes(path) && link.startsWith('/blog/');
}

/** What has been read before: the pages link to each other. */
const pages = new Map<string, Promise<string | null>>();

async function deadLinks(request: APIRequestContext, links: string[]): Promise<string[]> {
  const load = async (address: string) => {
    const response = await request.get(address);
    return response.ok() ? response.text() : null;
  };
  const dead: string[] = [];
  for (const link of links) {
    const [address = '', anchor] = link.split('#');
    const page = pages.get(address) ?? load(address);
    pages.set(address, page);
    const html = await page;
    if (html === null) dead.push(`${link}: no page`);
    else if (anchor && !html.includes(` id="${anchor}"`)) dead.push(`${link}: no such place`);
  }
  return dead;
}
