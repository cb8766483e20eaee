import { readFileSync } from 'node:fs';
import * as constants from 'next/dist/lib/constants';
import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache';
import { areTagsStale } from 'next/dist/server/lib/incremental-cache/tags-manifest.external';
import { ROUTE_CACHE_DIRECTORY } from 'next/dist/server/lib/route-cache-key';
import { TAGS_HEADER } from './internal/cache-entry.mjs';

/** The version of Next against whose internals this site was checked last. Before changing it, follow docs/upgrading-next.md. */
const VERIFIED = '16.4.6';

const read = (file: string) => readFileSync(file, 'utf8');
const nextCode = (file: string) => read(`node_modules/next/dist/${file}`);

test('Next is pinned to the version that was verified', () => {
  expect(JSON.parse(read('package.json')).dependencies.next).toBe(VERIFIED);
  expect(JSON.parse(read('node_modules/next/package.json')).version).toBe(VERIFIED);
});

describe('the file cache of Next', () => {
  const code = nextCode('server/lib/incremental-cache/file-system-cache.js');

  test('has the methods that our cache handler overrides or calls', () => {
    expect(Object.getOwnPropertyNames(FileSystemCache.prototype)).toEqual(
      expect.arrayContaining(['get', 'set', 'revalidateTag']),
    );
  });

  test('tells by tags and a time whether an entry is stale', () => {
    expect(areTagsStale(['a tag that was never revalidated'], 0)).toBe(false);
  });

  test('names its kinds of entries and its tags header as our cache handler reads them', () => {
    const kinds = { APP_PAGE: 'APP_PAGE', APP_ROUTE: 'APP_ROUTE', FETCH: 'FETCH' };
    // TypeScript does not export these enums.
    const { CachedRouteKind, IncrementalCacheKind } = jest.requireActual(
      'next/dist/server/response-cache/types',
    );
    expect(CachedRouteKind).toMatchObject(kinds);
    expect(IncrementalCacheKind).toMatchObject(kinds);
    expect(constants.NEXT_CACHE_TAGS_HEADER).toBe(TAGS_HEADER);
  });

  test('compares ages by the monotonic clock and dates changes by the system clock', () => {
    const age = 'performance.timeOrigin + performance.now()';
    expect(nextCode('server/lib/incremental-cache/index.js')).toContain(`const now = ${age}`);
    expect(code).toContain('const now = Date.now();');
    expect(code).toContain('updates.stale = now');
  });

  test('writes an entry with mkdir and writeFile of its option `fs` alone', () => {
    const set = /async set\(key[\s\S]*?\n {4}getFilePath/.exec(code)?.[0];
    expect(set).toContain('new _multifilewriter.MultiFileWriter(this.fs)');
    expect(set?.match(/this\.fs\.\w+/g)).toBeNull();
    const calls = nextCode('lib/multi-file-writer.js').matchAll(/this\.fs\.(\w+)/g);
    expect(new Set(Array.from(calls, ([, name]) => name))).toEqual(new Set(['mkdir', 'writeFile']));
  });

  test('stores pages and data in the folders that compose.yml and scripts/lib/build.ts name', () => {
    expect(read('deploy/compose.yml')).toContain(`/site/.next/server/${ROUTE_CACHE_DIRECTORY}:`);
    expect(read('deploy/compose.yml')).toContain('/site/.next/cache:');
    expect(read('scripts/lib/build.ts')).toContain("'cache', 'fetch-cache'");
    expect(code).toContain("(this.serverDistDir, '..', 'cache', 'fetch-cache')");
  });
});

describe('the server of Next', () => {
  test('appends the headers of a stored page to the response', () => {
    expect(nextCode('esm/build/templates/app-page-runtime.js')).toContain('res.appendHeader(key,');
  });

  test('hands the stored copy back to `set` after a rendering that threw', () => {
    const code = nextCode('server/response-cache/index.js');
    expect(code).toContain('incrementalCache.set(key, previousIncrementalCacheEntry.value, {');
  });

  test('drops the content-length of a route', () => {
    const code = nextCode('server/send-response.js');
    expect(code).toMatch(/const FORBIDDEN_HEADERS = \[\s*'content-length'/);
  });

  test('sets PORT and handles SIGTERM when it starts', () => {
    const code = nextCode('server/lib/start-server.js');
    expect(code).toContain("process.env.PORT = port + ''");
    expect(code).toContain("process.on('SIGTERM', cleanup)");
  });

  test('names its internal pages as internal-pages.ts does', () => {
    const { UNDERSCORE_NOT_FOUND_ROUTE, UNDERSCORE_GLOBAL_ERROR_ROUTE } = jest.requireActual(
      'next/dist/shared/lib/entry-constants',
    );
    expect(UNDERSCORE_NOT_FOUND_ROUTE).toBe('/_not-found');
    expect(UNDERSCORE_GLOBAL_ERROR_ROUTE).toBe('/_global-error');
  });

  test('reads the headers of the router and of actions that the middleware and nginx name', () => {
    const names = jest.requireActual('next/dist/client/components/app-router-headers');
    const middleware = read('middleware.ts');
    expect(middleware).toContain(`key: '${names.ACTION_HEADER}'`);
    expect(middleware).toContain(`'${names.NEXT_ACTION_NOT_FOUND_HEADER}': '1'`);
    const nginx = read('deploy/nginx/cache.conf');
    for (const name of [
      names.RSC_HEADER,
      names.NEXT_ROUTER_PREFETCH_HEADER,
      names.NEXT_ROUTER_SEGMENT_PREFETCH_HEADER,
    ]) {
      expect(nginx).toContain(`$http_${name.replaceAll('-', '_')}`);
    }
  });
});

describe('unstable_cache of Next', () => {
  const code = nextCode('server/web/spec-extension/unstable-cache.js');

  test('adds its tags to the page that is being rendered', () => {
    expect(code).toContain('workUnitStore.tags = tags.slice();');
  });

  test('makes the source text of the function part of the key', () => {
    expect(code).toMatch(/const fixedKey = `\$\{cb\.toString\(\)\}-/);
  });
});

describe('pages that Next renders', () => {
  test('pass data to scripts by the calls that a page loses', () => {
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

  test('hydrate from the calls that were made before the framework was loaded', () => {
    const code = nextCode('client/app-index.js');
    expect(code).toMatch(
      /nextServerDataLoadingGlobal = self\.__next_f = self\.__next_f \|\| \[\];[^;]*nextServerDataLoadingGlobal\.forEach\(nextServerDataCallback\);/,
    );
  });

  test('have a router that leaves history entries with its own state alone', () => {
    const code = nextCode('client/components/app-router.js');
    expect(code).toMatch(/replaceState = function[\s\S]{0,500}if \(data\?\.__NA \|\| data\?\._N\)/);
  });
});
