import { readdirSync } from 'node:fs';
import { REQUEST_PATH } from './configurator/request-path';
import { FRAMES_PATH } from './frame-routes';
import { blogPageHref, legalLinks, mainNavigation, postHref, quickLinks, routes } from './routes';

/** The addresses of the page files, without those that have a parameter, stand in a frame or render a query. */
const pages = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)page\.tsx$/.test(file) && !file.includes('['))
  .map((file) => `/${file.replace(/\/?page\.tsx$/, '').replace(/\([^)]*\)\/?/g, '')}`)
  .filter((path) => !path.startsWith(`${FRAMES_PATH}/`) && path !== REQUEST_PATH);

test.each(Object.values(routes))('%s has a page', (path) => {
  expect(pages).toContain(path);
});

test.each(pages)('%s is one of the routes', (path) => {
  expect(Object.values(routes)).toContain(path);
});

test.each([...mainNavigation, ...quickLinks, ...legalLinks])(
  '$label leads to a route',
  ({ href }) => {
    expect(Object.values(routes)).toContain(href.split('#')[0]);
  },
);

test.each([
  ['header', mainNavigation],
  ['quick links', quickLinks],
  ['legal links', legalLinks],
])('no two of the %s have one address or one label', (_menu, links) => {
  expect(new Set(links.map(({ href }) => href)).size).toBe(links.length);
  expect(new Set(links.map(({ label }) => label)).size).toBe(links.length);
});

test('the header has the seven entries of the specification', () => {
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

test('a post lies below the blog', () => {
  expect(postHref('wat-een-kiosk-kost')).toBe('/blog/wat-een-kiosk-kost');
});

test('the first page of the list is the blog itself', () => {
  expect(blogPageHref(1)).toBe('/blog');
});

test('a further page of the list has its number', () => {
  expect(blogPageHref(2)).toBe('/blog/pagina/2');
});
