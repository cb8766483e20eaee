import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { bootScriptHashes, deferScripts } from './deferred-scripts.mjs';

const page = (head: string, end: string) =>
  `<html><head>${head}</head><body><main></main>${end}</body></html>`;
const script = '<script src="/_next/static/chunks/a.js" async=""></script>';
const last = '<script src="/_next/static/chunks/b.js" async=""></script>';

test('React writes scripts and preloads in the form that is deferred', async () => {
  const { createElement } = jest.requireActual('next/dist/compiled/react');
  const { renderToReadableStream } = jest.requireActual(
    'next/dist/compiled/react-dom/server.edge',
  ) as {
    renderToReadableStream: (
      node: ReactNode,
      options: { bootstrapScripts: string[] },
    ) => Promise<ReadableStream>;
  };
  const async = createElement('script', { src: '/_next/static/chunks/a.js', async: true });
  const document = createElement(
    'html',
    null,
    createElement('head'),
    createElement('body', null, async),
  );
  const bootstrapScripts = ['/_next/static/chunks/b.js'];
  const rendered = await renderToReadableStream(document, { bootstrapScripts });
  const html = await new Response(rendered).text();
  expect(html).toContain('rel="preload"');
  expect(deferScripts(html)).not.toContain('rel="preload"');
  expect(deferScripts(html)).toContain('>["/_next/static/chunks/a.js"]<');
});

test('a page has no script of the framework with a src, and no preload of one', () => {
  const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/a.js"/>';
  const html = deferScripts(page(preload + script, last));
  expect(html).not.toContain('preload');
  expect(html).not.toContain(' src=');
});

test('a page lists the URLs of its scripts in order, directly before the script that loads them', () => {
  const html = deferScripts(page(script, last));
  const [, urls = ''] =
    /<script type="application\/json">([^<]*)<\/script><script>\{const list=/.exec(html) ?? [];
  expect(JSON.parse(urls)).toEqual(['/_next/static/chunks/a.js', '/_next/static/chunks/b.js']);
  expect(deferScripts(html)).toBe(html);
});

test('the CSP hash is that of the script that loads the framework', () => {
  const html = deferScripts(page('', script));
  const [, text = ''] = /<script>(.*?)<\/script>/.exec(html) ?? [];
  expect(bootScriptHashes(html)).toEqual([
    `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  ]);
});

test.each([
  ['fonts', '<link rel="preload" href="/_next/static/media/a.woff2" as="font"/>'],
  ['scripts for old browsers', '<script src="/_next/static/chunks/b.js" noModule=""></script>'],
  ['structured data', '<script type="application/ld+json">{}</script>'],
])('%s are not deferred', (_, tag) => {
  expect(deferScripts(page(tag + script, ''))).toContain(tag);
});

test('a document without the framework is not changed', () => {
  expect(deferScripts(page('', ''))).toBe(page('', ''));
  expect(bootScriptHashes(page('', ''))).toEqual([]);
});
