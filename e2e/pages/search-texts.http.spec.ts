import { DomUtils, parseDocument } from 'htmlparser2';
import { JSDOM } from 'jsdom';
import { entriesOf } from '../../lib/pages/search/entry';
import type { PlaceText } from '../../lib/pages/search/place-texts';
import { createSearch, type Search } from '../../lib/pages/search/search-index';
import { routes, searchTexts } from '../../lib/routes';
import { buyerQueries } from '../../packages/testbed/buyer-queries';
import { expectedQueries } from '../../packages/testbed/expected-queries';
import { readSitemap, urlsIn } from '../site/sitemap';
import { embeddedBackendOnly, isUniqueSlug } from '../support/backend';
import { withoutScripts } from '../support/html';
import { expect, test as httpTest, sites } from '../support/http-test';

// A named project has posts of its owner.
embeddedBackendOnly();

// One worker, so that the index is built once.
httpTest.describe.configure({ mode: 'default' });

const SMALLEST_SHARE_FOUND = 0.98;
/** A share of the queries of buyers; a new page may come before another right one. */
const SMALLEST_SHARE_RIGHT = 0.95;

/** Say what the pages of their links say, and the right result is such a page. */
const LISTS: string[] = [routes.search, routes.blog];

type Index = { search: Search; texts: PlaceText[] };

const test = httpTest.extend<object, { index: Index }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of other fixtures here.
  index: [async ({}, use) => use(await readIndex()), { scope: 'worker' }],
});

/** The same data from which a browser builds the index. */
async function readIndex(): Promise<Index> {
  const page = new JSDOM(await textOf(routes.search)).window.document;
  const list = page.querySelector('main') ?? page;
  const loaded = await Promise.all(Object.values(searchTexts).map(textOf));
  const texts = loaded.flatMap((text) => JSON.parse(text) as PlaceText[]);
  return { search: await createSearch(entriesOf(list), texts), texts };
}

async function textOf(path: string) {
  const response = await fetch(sites.site + path);
  expect(response.status, path).toBe(200);
  return response.text();
}

test('nearly every word on the pages is found at a place that contains it', async ({ index }) => {
  const pages = new Map<string, string>();
  for (const url of urlsIn(await readSitemap())) {
    const { pathname } = new URL(url);
    if (!isUniqueSlug(pathname) && !LISTS.includes(pathname))
      pages.set(pathname, mainText(await textOf(pathname)));
  }
  const words = new Set([...pages.values()].flatMap((text) => text.match(/\p{L}{5,}/gu) ?? []));
  // Every third of about 3,000; all of them take half a minute.
  const sample = [...words].filter((_, position) => position % 3 === 0);
  const missed = sample.filter((word) => {
    const { hits } = index.search(word);
    return !hits.some(({ href }) => pages.get(href.split('#')[0] ?? '')?.includes(word));
  });
  expect(sample.length).toBeGreaterThan(500);
  expect(1 - missed.length / sample.length, missed.join(' ')).toBeGreaterThan(SMALLEST_SHARE_FOUND);
});

test('each expected query has its place in the first three results among all texts', ({
  index,
}) => {
  const wrong = expectedQueries.flatMap(([query, href]) => {
    const hrefs = index.search(query).hits.map((hit) => hit.href);
    return hrefs.slice(0, 3).includes(href) ? [] : [`${query}: ${hrefs.slice(0, 4).join(' ')}`];
  });
  expect(wrong).toEqual([]);
});

test('a right page is the first result for nearly every query of a buyer', ({ index }) => {
  const wrong = buyerQueries.flatMap(([query, pages]) => {
    const [first] = index.search(query).hits.map(({ href }) => href.split('#')[0] ?? '');
    const isRight = first === undefined ? pages.length === 0 : pages.includes(first);
    return isRight ? [] : [`${query}: ${first}`];
  });
  const share = 1 - wrong.length / buyerQueries.length;
  expect(share, wrong.join('\n')).toBeGreaterThan(SMALLEST_SHARE_RIGHT);
});

test('a link of a result leads to an element of its page', async ({ index }) => {
  const pages = new Map<string, string>();
  const wrong: string[] = [];
  for (const { href } of index.texts) {
    const [path = '', id] = href.split('#');
    const html = pages.get(path) ?? (await textOf(path));
    pages.set(path, html);
    if (id && !html.includes(`id="${id}"`)) wrong.push(href);
  }
  expect(wrong).toEqual([]);
});

test('the target of each expected query contains what the query is about', async () => {
  const pages = new Map<string, ReturnType<typeof parseDocument>>();
  const wrong: string[] = [];
  for (const [query, href, says] of expectedQueries) {
    const [path = '', id] = href.split('#');
    const page = pages.get(path) ?? parseDocument(withoutScripts(await textOf(path)));
    pages.set(path, page);
    const places = DomUtils.findAll(
      ({ name, attribs }) => (id ? attribs.id === id : name === 'main'),
      page.children,
    );
    // What is said below a heading stands beside it.
    const text = DomUtils.textContent(
      places.map((place) => (/^h\d$/.test(place.name) && place.parent) || place),
    );
    const isRight = text.replaceAll('\u00a0', ' ').toLowerCase().includes(says.toLowerCase());
    if (!isRight) wrong.push(`${query}: ${href}`);
  }
  expect(wrong).toEqual([]);
});

test('all colours of RAL Classic are found by their names', ({ index }) => {
  expect(index.search('mosgroen').hits[0]).toMatchObject({
    href: `${routes.kiosken}#kleuren`,
    about: 'In RAL\u00a06005 mosgroen kunnen wij een kiosk lakken.',
  });
});

function mainText(html: string) {
  const main = /<main[\s\S]*<\/main>/.exec(withoutScripts(html))?.[0] ?? '';
  return withoutForeignCards(main)
    .replace(/<(nav|style|noscript)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('\u00ad', '')
    .toLowerCase();
}

/** Other tests publish and delete posts meanwhile, and lists show a card of each. */
function withoutForeignCards(html: string) {
  return html.replace(/<(article|li)\b(?:(?!<\1\b)[\s\S])*?<\/\1>/g, (card) => {
    const [, href = ''] = /href="([^"]*)"/.exec(card) ?? [];
    return isUniqueSlug(href) ? ' ' : card;
  });
}
