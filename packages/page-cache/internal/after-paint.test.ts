import type { ReactNode } from 'react';
import { cspHash } from '../../../lib/requests/security/csp-hash.mjs';
import { loadAfterPaint, startScriptHashes, styleSheetsOf } from './after-paint.mjs';
import { frameworkScript, sheetsScript } from './start-scripts.mjs';

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

/** The scripts of a page and their entry. */
function frameworkOf(html: string) {
  const [, json = ''] =
    /<script type="application\/json" id="framework">([^<]*)<\/script>/.exec(html) ?? [];
  return JSON.parse(json);
}

/** The data of a page, as its script reads it. */
function dataOf(html: string) {
  const [, text = ''] =
    /<script type="text\/plain" id="page-data">([^<]*)<\/script>/.exec(html) ?? [];
  return decodeURIComponent(text);
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
          nonce,
        }),
        createElement('script', { src: '/_next/static/chunks/a.js', async: true, nonce }),
      ),
    ),
    { bootstrapScripts: ['/_next/static/chunks/b.js'], nonce },
  );
  return new Response(rendered).text();
}

/** Next adds its entry and its data to what React writes. */
function withNextsEnd(rendered: string, nonce = '') {
  const end = (entry + data).replaceAll('<script', `<script${nonce}`);
  return rendered.replace('</body>', () => `${end}</body>`);
}

test('React writes scripts, preloads and style sheets in the form that is loaded later', async () => {
  const html = withNextsEnd(await renderedByReact());
  expect(html).toContain('rel="preload"');
  const changed = loadAfterPaint(html, style);
  expect(changed).not.toContain('rel="preload"');
  expect(changed).toContain(
    '<noscript id="style-sheets"><link rel="stylesheet" href="/_next/static/chunks/c.css">',
  );
  expect(frameworkOf(changed).js).toEqual(['/_next/static/chunks/a.js']);
});

test('the style and the scripts of a page that is rendered for one request have its nonce', async () => {
  const html = withNextsEnd(await renderedByReact('x1'), ' nonce="x1"');
  const changed = loadAfterPaint(html, style);
  expect(frameworkOf(changed)).toEqual({
    js: ['/_next/static/chunks/a.js'],
    entry: { runtimeModuleIds: [7] },
  });
  expect(dataOf(changed)).toBe('0:{<}');
  for (const { code } of [sheetsScript, frameworkScript])
    expect(changed).toContain(`<script nonce="x1">${code}</script>`);
  expect(changed).toContain(`<style id="critical-style" nonce="x1">${style}</style>`);
  expect(changed).not.toContain('data-precedence="next"');
});

test('the scripts and the entry of a page stand in its head, and its data at its end, all inert', () => {
  const html = loadAfterPaint(page({ head: sheet('c') }), style);
  expect(frameworkOf(html)).toEqual({
    js: ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js'],
    entry: { runtimeModuleIds: [7] },
  });
  expect(html).toContain(`</script>${frameworkScript.element}</head>`);
  expect(html).toMatch(
    /<\/main><script type="text\/plain" id="page-data">[^<]*<\/script><\/body><\/html>$/,
  );
  expect(dataOf(html)).toBe('0:{<}');
});

test('no script of Next runs while a page loads', () => {
  const html = loadAfterPaint(page({ head: sheet('c') }), style);
  expect(html).not.toContain('__next_f.push');
  expect(html).not.toContain('TURBOPACK"]');
  expect(html).not.toContain(' src=');
});

test('the critical style replaces the style sheets', () => {
  const html = loadAfterPaint(page({ head: sheet('c') + sheet('d') }), style);
  expect(html).toContain('<head><style id="critical-style">p{}</style><noscript');
  expect(html).not.toContain('data-precedence="next"');
});

test('a browser without JavaScript loads the style sheets, which have the rules for print', () => {
  const html = loadAfterPaint(page({ head: sheet('c') + sheet('d') }), style);
  const link = (name: string) => `<link rel="stylesheet" href="/_next/static/chunks/${name}.css">`;
  expect(html).toContain(
    `<noscript id="style-sheets">${link('c')}${link('d')}</noscript>${sheetsScript.element}<script type="application/json"`,
  );
});

test('without a critical style, the style sheets stay in the head', () => {
  const html = loadAfterPaint(page({ head: sheet('c') }));
  expect(html).toContain(
    `<head>${sheet('c')}${sheetsScript.element}<script type="application/json"`,
  );
});

test('the URLs of the style sheets are found in their order', () => {
  expect(styleSheetsOf(page({ head: sheet('d') + sheet('c') }))).toEqual([
    '/_next/static/chunks/d.css',
    '/_next/static/chunks/c.css',
  ]);
});

test('the CSP hashes are those of the two scripts that start a page', () => {
  const html = loadAfterPaint(page());
  const scripts = Array.from(html.matchAll(/<script>(.*?)<\/script>/g), ([, code = '']) => code);
  expect(scripts).toHaveLength(2);
  expect(startScriptHashes(html)).toEqual(scripts.map(cspHash));
});

test('the CSP hashes of a page that is as Next wrote it are those of its scripts', () => {
  const scripts = Array.from(
    page().matchAll(/<script(?: id="_R_")?>(.*?)<\/script>/g),
    ([, code = '']) => code,
  );
  expect(scripts).toHaveLength(3);
  expect(startScriptHashes(page()).sort()).toEqual(scripts.map(cspHash).sort());
});

test.each([
  '<script>alert(1)</script>',
  '<script>self.__next_f.push([1,"x"]);alert(1)</script>',
  '<script>self.__next_f.push(alert(1))</script>',
])('the script %s in the content of a page gets no CSP hash', (main) => {
  const injected = cspHash(main.slice('<script>'.length, -'</script>'.length));
  expect(startScriptHashes(page({ main }))).not.toContain(injected);
});

test('data that is not JSON is reported, so that the page can stay as Next wrote it', () => {
  const html = page().replace('[1,"0:{\\u003c}"]', 'later(1)');
  expect(() => loadAfterPaint(html, style)).toThrow(SyntaxError);
});

test('data comes through a script element as it was, with all that HTML would change', () => {
  const text = '1:"é 100% < %3C \\\\u003c"\n2:T5,a\r\n\0b';
  const segments = [text.slice(0, 9), text.slice(9)].map(
    (part) =>
      `<script>self.__next_f.push(${JSON.stringify([1, part]).replaceAll('<', '\\u003c')})</script>`,
  );
  const html = page().replace('</body>', () => `${segments.join('')}</body>`);
  const changed = loadAfterPaint(html, style);
  expect(changed).not.toMatch(/[\r\0]/);
  expect(dataOf(changed)).toBe(`0:{<}${text}`);
});

test('data of another kind than text is reported, so that the page can stay as Next wrote it', () => {
  const html = page().replace('[1,"0:{\\u003c}"]', '[3,"AAEC"]');
  expect(() => loadAfterPaint(html, style)).toThrow('not all text');
});

test.each([
  ['fonts', '<link rel="preload" href="/_next/static/media/a.woff2" as="font"/>'],
  ['scripts for old browsers', '<script src="/_next/static/chunks/b.js" noModule=""></script>'],
  ['structured data', '<script type="application/ld+json">{}</script>'],
])('%s stay as they are', (_, tag) => {
  expect(loadAfterPaint(page({ head: tag }), style)).toContain(tag);
});

test('a document without the framework is not changed', () => {
  const html = '<!doctype html><meta http-equiv="refresh" content="0;url=/">';
  expect(loadAfterPaint(html, style)).toBe(html);
  expect(startScriptHashes(html)).toEqual([]);
});
