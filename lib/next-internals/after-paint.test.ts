import type { ReactNode } from 'react';
import { cspHash } from '../security/csp-hash.mjs';
import {
  loadAfterPaint,
  loadFrameworkAfterPaint,
  startScriptHashes,
  styleSheetsOf,
} from './after-paint.mjs';

const style = 'p{}';

const sheet = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`;
const script = '<script src="/_next/static/chunks/a.js" async=""></script>';
const entry =
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"runtimeModuleIds":[7]})</script>';
const data =
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"0:{\\u003c}"])</script>';

const page = ({ head = '', main = '' } = {}) =>
  `<html><head>${head}${script}</head><body><main>${main}</main>${entry}<script src="/_next/static/chunks/b.js" async=""></script>${data}</body></html>`;

/** The JSON block of a page. */
function listOf(html: string) {
  const [, json = ''] =
    /<script type="application\/json">([^<]*)<\/script><script[^>]*>\{const \{ build/.exec(html) ??
    [];
  return JSON.parse(json);
}

/** What React writes for a page with a style sheet c, a script a and a framework b. */
async function renderedByReact(nonce?: string) {
  const { createElement } = jest.requireActual('next/dist/compiled/react');
  const { renderToReadableStream } = jest.requireActual(
    'next/dist/compiled/react-dom/server.edge',
  ) as {
    renderToReadableStream: (
      node: ReactNode,
      options: { bootstrapScripts: string[]; nonce: string | undefined },
    ) => Promise<ReadableStream>;
  };
  const rendered = await renderToReadableStream(
    createElement(
      'html',
      null,
      createElement('head'),
      createElement(
        'body',
        null,
        createElement('link', {
          rel: 'stylesheet',
          href: '/_next/static/chunks/c.css',
          precedence: 'next',
        }),
        createElement('script', { src: '/_next/static/chunks/a.js', async: true, nonce }),
      ),
    ),
    { bootstrapScripts: ['/_next/static/chunks/b.js'], nonce },
  );
  return new Response(rendered).text();
}

test('React writes scripts, preloads and style sheets in the form that is loaded later', async () => {
  const html = (await renderedByReact()) + entry;
  expect(html).toContain('rel="preload"');
  const changed = loadAfterPaint(html, '', style);
  expect(changed).not.toContain('rel="preload"');
  expect(listOf(changed)).toMatchObject({
    css: ['/_next/static/chunks/c.css'],
    js: ['/_next/static/chunks/a.js'],
  });
});

test('of a page that is rendered for one request, the framework alone is loaded later, by a script with its nonce', async () => {
  const rendered = await renderedByReact('x1');
  const html = rendered + entry.replace('<script', '<script nonce="x1"') + data;
  const changed = loadFrameworkAfterPaint(html);
  expect(listOf(changed)).toEqual({
    css: [],
    js: ['/_next/static/chunks/a.js'],
    entry: { runtimeModuleIds: [7] },
  });
  expect(changed).toContain('<script nonce="x1">{const { build');
  expect(changed).not.toContain('TURBOPACK"]');
  expect(changed).toContain('href="/_next/static/chunks/c.css" data-precedence="next"');
  expect(changed).toContain(data);
});

test('a page lists its build, style sheets, scripts and entry, directly before the script that loads them', () => {
  const html = loadAfterPaint(page({ head: sheet('c') + sheet('d') }), 'x1', style);
  expect(listOf(html)).toEqual({
    build: 'x1',
    css: ['/_next/static/chunks/c.css', '/_next/static/chunks/d.css'],
    js: ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js'],
    entry: { runtimeModuleIds: [7] },
  });
});

test('a page holds none of its data, and no script of the framework', () => {
  const html = loadAfterPaint(page({ head: sheet('c') }), '', style);
  expect(html).not.toContain('__next_f');
  expect(html).not.toContain('TURBOPACK"]');
  expect(html).not.toContain(' src=');
});

test('the critical style replaces the style sheets', () => {
  const html = loadAfterPaint(page({ head: sheet('c') + sheet('d') }), '', style);
  expect(html).toContain('<head><style>p{}</style><noscript>');
  expect(html).not.toContain('data-precedence="next"');
});

test('a browser without JavaScript loads the style sheets, which have the rules for print', () => {
  const html = loadAfterPaint(page({ head: sheet('c') + sheet('d') }), '', style);
  const link = (name: string) => `<link rel="stylesheet" href="/_next/static/chunks/${name}.css">`;
  expect(html).toContain(`<noscript>${link('c')}${link('d')}</noscript></head>`);
});

test('without a critical style, the style sheets stay in the head', () => {
  const html = loadAfterPaint(page({ head: sheet('c') }), '');
  expect(html).toContain(`<head>${sheet('c')}</head>`);
  expect(listOf(html).css).toEqual([]);
});

test('the URLs of the style sheets are found in their order', () => {
  expect(styleSheetsOf(page({ head: sheet('d') + sheet('c') }))).toEqual([
    '/_next/static/chunks/d.css',
    '/_next/static/chunks/c.css',
  ]);
});

test('the CSP hash is that of the script that loads the framework', () => {
  const html = loadAfterPaint(page(), '');
  const [, text = ''] = /<script>(.*?)<\/script>/.exec(html) ?? [];
  expect(startScriptHashes(html)).toEqual([cspHash(text)]);
});

test.each([
  ['fonts', '<link rel="preload" href="/_next/static/media/a.woff2" as="font"/>'],
  ['scripts for old browsers', '<script src="/_next/static/chunks/b.js" noModule=""></script>'],
  ['structured data', '<script type="application/ld+json">{}</script>'],
])('%s stay as they are', (_, tag) => {
  expect(loadAfterPaint(page({ head: tag }), '', style)).toContain(tag);
});

test('a document without the framework is not changed', () => {
  const html = '<!doctype html><meta http-equiv="refresh" content="0;url=/">';
  expect(loadAfterPaint(html, '', style)).toBe(html);
  expect(loadFrameworkAfterPaint(html)).toBe(html);
  expect(startScriptHashes(html)).toEqual([]);
});
