import {
  isAbsence,
  isDegraded,
  isMissingPage,
  isPastDeadline,
  isRendered,
  movedTo,
  readMomentOf,
} from './cache-entry.mjs';

const page = (tags: string) => ({ kind: 'APP_PAGE', headers: { 'x-next-cache-tags': tags } });
const data = (body: string) => ({ kind: 'FETCH', data: { body } });

test('pages and the answers of routes are rendered, data and nothing are not', () => {
  expect(['APP_PAGE', 'APP_ROUTE', 'FETCH'].map((kind) => isRendered({ kind }))).toEqual([
    true,
    true,
    false,
  ]);
  expect(isRendered(null)).toBe(false);
});

test('a page is degraded by its tag, not by one that contains the word', () => {
  expect(isDegraded(page('posts,degraded'))).toBe(true);
  expect(isDegraded(page('posts,post:degraded'))).toBe(false);
  expect(isDegraded({ kind: 'APP_PAGE' })).toBe(false);
});

test('a deadline passes at its moment', () => {
  expect(isPastDeadline(page(`posts,until:${Date.now() - 1}`))).toBe(true);
  expect(isPastDeadline(page(`posts,until:${Date.now() + 60_000}`))).toBe(false);
  expect(isPastDeadline(page('posts'))).toBe(false);
});

test('a page that moved names its new path', () => {
  expect(movedTo(page('post:a,moved-to:/blog/b'))).toBe('/blog/b');
  expect(movedTo(page('post:a'))).toBeUndefined();
});

test('the page for unknown addresses is no missing page of its own', () => {
  expect(isMissingPage('/route-cache/APP_PAGE/1/$/blog/x', { status: 404 })).toBe(true);
  expect(isMissingPage('/route-cache/APP_PAGE/1/$/_not-found', { status: 404 })).toBe(false);
  expect(isMissingPage('/route-cache/APP_PAGE/1/$/blog/x', { status: 200 })).toBe(false);
});

test('data says when it was read, and whether it was nothing', () => {
  const absence = data('{"readAt":1795295992586,"value":null}');
  const post = data('{"readAt":1795295992586,"value":{"excerpt":"\\"value\\":null}"}}');
  expect([readMomentOf(absence), readMomentOf(post)]).toEqual([1795295992586, 1795295992586]);
  expect([isAbsence(absence), isAbsence(post)]).toEqual([true, false]);
});

test('data of Next itself has no moment', () => {
  expect(readMomentOf(data('true'))).toBeUndefined();
  expect(readMomentOf(undefined)).toBeUndefined();
  expect(isAbsence(data('null'))).toBe(false);
});
