import { decodeHTMLAttribute } from 'entities/decode';
import type { APIRequestContext } from 'playwright/test';
import { routes } from '../../lib/routes';
import { expect, test } from '../support/http-test';
import { visitedPages } from '../support/pages';

for (const path of visitedPages) {
  test(`every internal link on ${path} leads to an existing page and anchor`, async ({
    request,
  }) => {
    const html = await (await request.get(path)).text();
    const links = linksIn(html, path).filter((link) => !isPostOfAnotherTest(path, link));
    expect(links, 'header and footer').toEqual(expect.arrayContaining(Object.values(routes)));
    expect(await deadLinks(request, links)).toEqual([]);
  });
}

function linksIn(html: string, path: string): string[] {
  const hrefs = [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) =>
    decodeHTMLAttribute(href),
  );
  // What follows a model tells the program that opens it how, and is no anchor.
  const plain = hrefs.map((href) => href.replace(/(?<=\.usdz)#.*/, ''));
  const internal = plain.filter((href) => href.startsWith('/') || href.startsWith('#'));
  return [...new Set(internal.map((href) => (href.startsWith('#') ? path + href : href)))];
}

/** Lists of posts may link to a post that another test is about to delete. */
function isPostOfAnotherTest(path: string, link: string) {
  const lists: string[] = [routes.home, routes.blog, routes.search];
  return lists.includes(path) && link.startsWith('/blog/');
}

/** Responses by URL, because the pages link to each other; null where a page does not exist. */
const pages = new Map<string, Promise<string | null>>();

async function deadLinks(request: APIRequestContext, links: string[]): Promise<string[]> {
  const load = async (url: string) => {
    const response = await request.get(url);
    return response.ok() ? response.text() : null;
  };
  const dead: string[] = [];
  for (const link of links) {
    const [url = '', anchor] = link.split('#');
    const page = pages.get(url) ?? load(url);
    pages.set(url, page);
    const html = await page;
    if (html === null) dead.push(`${link}: no page`);
    else if (anchor && !html.includes(` id="${anchor}"`)) dead.push(`${link}: no such anchor`);
  }
  return dead;
}
