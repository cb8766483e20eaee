import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { trustedTypesHashes, withTrustedTypes } from './trusted-types.mjs';

const page = withTrustedTypes('<html><head><title>x</title></head><body></body></html>');
const [, script = ''] = /^<html><head><script>(.*?)<\/script><title>/.exec(page) ?? [];

type Policy = {
  createHTML: (html: string) => string | null;
  createScriptURL: (url: string) => string | null;
  createScript?: unknown;
};

function makePolicy(): Policy {
  let made: Policy | undefined;
  const trustedTypes = {
    createPolicy(_name: string, policy: Policy) {
      made = policy;
    },
  };
  const location = new URL('https://x.example/kiosken');
  vm.runInNewContext(script, { self: { trustedTypes }, trustedTypes, location, URL });
  if (!made) throw new Error('The script created no policy.');
  return made;
}

test('a page creates the Trusted Types policy once, before everything else, by a script with a CSP hash', () => {
  expect(withTrustedTypes(page)).toBe(page);
  const hash = createHash('sha256').update(script).digest('base64');
  expect(trustedTypesHashes(page)).toEqual([`'sha256-${hash}'`]);
  expect(trustedTypesHashes('<html><head></head></html>')).toEqual([]);
});

test.each([
  '<script></script>',
  '',
  '<h2 id="a">A</h2><p>Klaar <img src="/media/x.avif" alt=""></p>',
  '{"a":"script"}',
])('the Trusted Types policy accepts the HTML %s', (html) => {
  expect(makePolicy().createHTML(html)).toBe(html);
});

test.each([
  '<script>alert(1)</script>',
  '<script></script><script src=x></script>',
  '<p><iframe src="https://elders.example"></iframe>',
  '<svg><Script/xlink:href=x>',
])('the Trusted Types policy refuses the HTML %s', (html) => {
  expect(makePolicy().createHTML(html)).toBeNull();
});

test('the Trusted Types policy accepts script URLs of our own build and of the worker of the player only', () => {
  const { createScriptURL, createScript } = makePolicy();
  for (const url of ['/_next/static/chunks/a.js', '/digital-signage/scherm.js']) {
    expect(createScriptURL(url)).toBe(url);
  }
  for (const url of [
    '//elders.example/_next/static/chunks/a.js',
    'data:,1',
    '/media/x.js',
    '/media/digital-signage/scherm.js',
    '/digital-signage/scherm.json',
    '/_next/static/../x.js',
  ]) {
    expect(createScriptURL(url)).toBeNull();
  }
  expect(createScript).toBeUndefined();
});

test('a browser without Trusted Types runs the script without an error', () => {
  expect(() => vm.runInNewContext(script, { self: {} })).not.toThrow();
});

test('React still creates a script by the only HTML with a script that the policy accepts', () => {
  const code = readFileSync(
    'node_modules/next/dist/compiled/react-dom/cjs/react-dom-client.production.js',
    'utf8',
  );
  expect(code).toContain(String.raw`innerHTML = "<script>\x3c/script>"`);
});
