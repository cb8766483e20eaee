import { readdirSync } from 'node:fs';
import { posixPath } from '../scripts/lib/posix-path';
import { COMPOSED_PATH } from './business/configurator/composed-path';
import { REQUEST_PATH } from './business/configurator/request-path';
import { PROJECT_PATH, PROPOSAL_PATH } from './business/project/path';
import { CHOSEN_ROOM_PATH } from './business/room-models/path';
import {
  blogPageHref,
  legalLinks,
  mainNavigation,
  postHref,
  quickLinks,
  ROOM_PATH,
  routes,
  SIGNAGE_PLAYER_PATH,
  TRUE_SIZE_PATH,
} from './routes';

/** Pages that are not indexed, and one that only the page above it links to. */
const unlistedPages: string[] = [
  CHOSEN_ROOM_PATH,
  COMPOSED_PATH,
  PROJECT_PATH,
  PROPOSAL_PATH,
  REQUEST_PATH,
  SIGNAGE_PLAYER_PATH,
  TRUE_SIZE_PATH,
];

/** Routes without parameters. */
const pages = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .map((file) => posixPath(file))
  .filter((file) => /(^|\/)page\.tsx$/.test(file) && !file.includes('['))
  .map((file) => `/${file.replace(/\/?page\.tsx$/, '').replace(/\([^)]*\)\/?/g, '')}`)
  .filter((path) => !unlistedPages.includes(path));

test.each(Object.values(routes))('route %s has a page file', (path) => {
  expect(pages).toContain(path);
});

test.each(pages)('page file of %s is listed in routes', (path) => {
  expect([...Object.values(routes), ROOM_PATH]).toContain(path);
});

test.each([
  ['main navigation', mainNavigation],
  ['quick links', quickLinks],
  ['legal links', legalLinks],
])('%s point to routes and have unique URLs and labels', (_menu, links) => {
  for (const { href } of links) expect(Object.values(routes)).toContain(href.split('#')[0]);
  expect(new Set(links.map(({ href }) => href)).size).toBe(links.length);
  expect(new Set(links.map(({ label }) => label)).size).toBe(links.length);
});

const menus = [...mainNavigation, ...quickLinks, ...legalLinks].map(({ href }) => String(href));

/** Only the button of the header leads to the contact page. */
test.each(Object.values(routes).filter((path) => path !== routes.contact))(
  'route %s is in a menu, so that every page links to it',
  (path) => {
    expect(menus).toContain(path);
  },
);

test('main navigation has its seven entries in order', () => {
  expect(mainNavigation.map(({ href }) => href)).toEqual([
    '/',
    '/kiosken',
    '/marktsegmenten',
    '/digital-signage',
    '/digitaal-platform',
    '/support',
    '/configurator',
  ]);
});

test('post path is below the blog path', () => {
  expect(postHref('wat-een-kiosk-kost')).toBe('/blog/wat-een-kiosk-kost');
});

test('blog list path of page 1 is the blog path', () => {
  expect(blogPageHref(1)).toBe('/blog');
});

test('blog list path of page 2 has its number', () => {
  expect(blogPageHref(2)).toBe('/blog/pagina/2');
});
