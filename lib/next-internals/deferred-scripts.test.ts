import { createHash } from 'node:crypto';
import { bootScriptHashes, deferScripts } from './deferred-scripts.mjs';

const page = (head: string, end: string) =>
  `<html><head>${head}</head><body><main></main>${end}</body></html>`;
const script = '<script src="/_next/static/chunks/a.js" async=""></script>';
const last = '<script src="/_next/static/chunks/b.js" async=""></script>';

test('no script of the framework loads by itself, nor is it fetched ahead', () => {
  const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/a.js"/>';
  const html = deferScripts(page(preload + script, last));
  expect(html).not.toContain('preload');
  expect(html).not.toContain(' src=');
});

test('a data block holds their addresses in order, directly before the script that starts them', () => {
  const html = deferScripts(page(script, last));
  const [, addresses = ''] =
    /<script type="application\/json">([^<]*)<\/script><script>\{const list=/.exec(html) ?? [];
  expect(JSON.parse(addresses)).toEqual(['/_next/static/chunks/a.js', '/_next/static/chunks/b.js']);
  expect(deferScripts(html)).toBe(html);
});

test('its hash is that of the script in the page', () => {
  const html = deferScripts(page('', script));
  const [, text = ''] = /<script>(.*?)<\/script>/.exec(html) ?? [];
  expect(bootScriptHashes(html)).toEqual([
    `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  ]);
});

test.each([
  ['fonts', '<link rel="preload" href="/_next/static/media/a.woff2" as="font"/>'],
  ['scripts for old browsers', '<script src="/_next/static/chunks/b.js" noModule=""></script>'],
  ['data for search engines', '<script type="application/ld+json">{}</script>'],
])('%s stay as they are', (_, tag) => {
  expect(deferScripts(page(tag + script, ''))).toContain(tag);
});

test('a document without the framework stays as it is', () => {
  expect(deferScripts(page('', ''))).toBe(page('', ''));
  expect(bootScriptHashes(page('', ''))).toEqual([]);
});
