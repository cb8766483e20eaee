import { readFileSync } from 'node:fs';
import * as constants from 'next/dist/lib/constants';
import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache';
import { areTagsStale } from 'next/dist/server/lib/incremental-cache/tags-manifest.external';
import { TAGS_HEADER } from './cache-entry.mjs';

/**
 * The version of Next whose inner workings lib/next-internals and lib/security were last checked against,
 * which no rule of versions covers. Before writing another one here: run every test, and read in the
 * new version whether
 * - file-system-cache.js still has the methods that cache-handler.mjs extends, and what they are given;
 * - `set` still receives the very object from whose headers the first visitor is answered;
 * - headers of a stored page are still added to the answer (app-page);
 * - the inline scripts still have the shapes of inline-scripts.mjs;
 * - its own scripts still have the shape of deferred-scripts.mjs.
 */
const VERIFIED = '16.4.6';

const read = (file: string) => readFileSync(file, 'utf8');
const nextCode = (file: string) => read(`node_modules/next/dist/${file}`);

test('the version of Next is pinned, and is the one that was checked', () => {
  expect(JSON.parse(read('package.json')).dependencies.next).toBe(VERIFIED);
  expect(JSON.parse(read('node_modules/next/package.json')).version).toBe(VERIFIED);
});

test('the file cache has the methods that ours overrides or calls', () => {
  expect(Object.getOwnPropertyNames(FileSystemCache.prototype)).toEqual(
    expect.arrayContaining(['get', 'set', 'revalidateTag']),
  );
});

test('what a change marked as old can be asked, by tags and a moment', () => {
  expect(areTagsStale(['a tag that nothing changed'], 0)).toBe(false);
});

test('what is stored has the names by which we tell it', () => {
  const kinds = { APP_PAGE: 'APP_PAGE', APP_ROUTE: 'APP_ROUTE', FETCH: 'FETCH' };
  // Enums that TypeScript keeps to itself.
  const { CachedRouteKind, IncrementalCacheKind } = jest.requireActual(
    'next/dist/server/response-cache/types',
  );
  expect(CachedRouteKind).toMatchObject(kinds);
  expect(IncrementalCacheKind).toMatchObject(kinds);
  expect(constants.NEXT_CACHE_TAGS_HEADER).toBe(TAGS_HEADER);
});

test('pages hand data to scripts by the calls that get a hash', () => {
  const code = nextCode('server/app-render/use-flight-response.js');
  const calls = Array.from(
    code.matchAll(/[`};](\(?self\.__next_f[^$]*?push\()/g),
    ([, call]) => call,
  );
  expect(calls).toEqual([
    '(self.__next_f=self.__next_f||[]).push(',
    'self.__next_f.push(',
    'self.__next_f.push(',
  ]);
});

test('the headers of a stored page are added to its answer', () => {
  expect(nextCode('esm/build/templates/app-page-runtime.js')).toContain('res.appendHeader(key,');
});

test('the text of a function is part of the key of its data, and names a failed renewal in the log', () => {
  const code = nextCode('server/web/spec-extension/unstable-cache.js');
  expect(code).toMatch(/const fixedKey = `\$\{cb\.toString\(\)\}-/);
  expect(code).toMatch(/console\.error\(`revalidating cache with key: \$\{invocationKey\}`, err\)/);
});

test('ages are compared by the clock that is never set back, changes noted by the one that may be', () => {
  const age = 'performance.timeOrigin + performance.now()';
  expect(nextCode('server/lib/incremental-cache/index.js')).toContain(`const now = ${age}`);
  const fileCache = nextCode('server/lib/incremental-cache/file-system-cache.js');
  expect(fileCache).toContain('const now = Date.now();');
  expect(fileCache).toContain('updates.stale = now');
});

test('an entry is written with these methods alone, and in place', () => {
  const set = /async set\(key[\s\S]*?\n {4}getFilePath/.exec(
    nextCode('server/lib/incremental-cache/file-system-cache.js'),
  )?.[0];
  expect(set).toContain('new _multifilewriter.MultiFileWriter(this.fs)');
  expect(set?.match(/this\.fs\.\w+/g)).toBeNull();
  const calls = nextCode('lib/multi-file-writer.js').matchAll(/this\.fs\.(\w+)/g);
  expect(new Set(Array.from(calls, ([, name]) => name))).toEqual(new Set(['mkdir', 'writeFile']));
});

test('a rendering that threw hands the copy from before to `set`', () => {
  const code = nextCode('server/response-cache/index.js');
  expect(code).toContain('incrementalCache.set(key, previousIncrementalCacheEntry.value, {');
});
