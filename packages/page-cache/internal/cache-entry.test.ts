import {
  isDegraded,
  isMissingPage,
  isNullResult,
  isRendered,
  readTimeOf,
  redirectTarget,
} from './cache-entry.mjs';

const page = (tags: string) => ({ kind: 'APP_PAGE', headers: { 'x-next-cache-tags': tags } });
const data = (body: string) => ({ kind: 'FETCH', data: { body } });

test('pages and responses of routes count as rendered, data and null do not', () => {
  expect(['APP_PAGE', 'APP_ROUTE', 'FETCH'].map((kind) => isRendered({ kind }))).toEqual([
    true,
    true,
    false,
  ]);
  expect(isRendered(null)).toBe(false);
});

test('a page is degraded by the tag itself, not by a tag that contains the word', () => {
  expect(isDegraded(page('posts,degraded'))).toBe(true);
  expect(isDegraded(page('posts,post:degraded'))).toBe(false);
  expect(isDegraded({ kind: 'APP_PAGE' })).toBe(false);
});

test('a page that redirects permanently names its target', () => {
  expect(redirectTarget(page('post:a,moved-to:/blog/b'))).toBe('/blog/b');
  expect(redirectTarget(page('post:a'))).toBeUndefined();
});

test('the page for all unknown URLs does not count as a missing page', () => {
  expect(isMissingPage('/route-cache/APP_PAGE/1/$/blog/x', { status: 404 })).toBe(true);
  expect(isMissingPage('/route-cache/APP_PAGE/1/$/_not-found', { status: 404 })).toBe(false);
  expect(isMissingPage('/route-cache/APP_PAGE/1/$/blog/x', { status: 200 })).toBe(false);
});

test('stored data tells when it was read and whether it is null', () => {
  const missing = data('{"readAt":1795295992586,"value":null}');
  const post = data('{"readAt":1795295992586,"value":{"excerpt":"\\"value\\":null}"}}');
  expect([readTimeOf(missing), readTimeOf(post)]).toEqual([1795295992586, 1795295992586]);
  expect([isNullResult(missing), isNullResult(post)]).toEqual([true, false]);
});

test('data that Next itself stored has no read time', () => {
  expect(readTimeOf(data('true'))).toBeUndefined();
  expect(readTimeOf(undefined)).toBeUndefined();
  expect(isNullResult(data('null'))).toBe(false);
});
