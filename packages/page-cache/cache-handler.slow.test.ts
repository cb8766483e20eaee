import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Ends a hanging process; Jest's own timeout does not. */
const TIME_LIMIT_MS = 100_000;

type Page = { html: string; data?: string; status?: number; tags?: string; location?: string };
type Step =
  | { set: string; page: Page }
  | { set: string; fetched: unknown; readBefore?: number }
  | { get: string }
  | { getFetched: string; tags?: string[] }
  | { revalidate: string }
  | { wait: number }
  | { setClockBack: number }
  | { fillDisk: boolean }
  /** After a rendering that threw, Next hands back the copy that `get` returned. */
  | { failToRender: string };

/** Loads the handler with plain Node, as Next does, takes the steps and prints the result of each. */
const SCRIPT = `
  import promises from 'node:fs/promises';
  import { syncBuiltinESMExports } from 'node:module';
  import { nodeFs as fs } from 'next/dist/server/lib/node-fs-methods.js';

  const [serverDistDir, steps] = process.argv.slice(1);
  let isFull = false;
  const { writeFile } = promises;
  promises.writeFile = async (file, content) => {
    if (!isFull) return writeFile(file, content);
    await writeFile(file, content.slice(0, content.length / 2));
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  };
  syncBuiltinESMExports();
  const { default: CacheHandler } = await import('./packages/page-cache/cache-handler.mjs');
  const options = { fs, flushToDisk: true, serverDistDir, revalidatedTags: [] };
  // Next creates one for each request.
  let cache = new CacheHandler(options);
  // Only the steps move the clocks, so that a busy machine changes nothing.
  const [began, beganRunning] = [Date.now(), performance.now()];
  let passed = 0;
  let setBack = 0;
  Date.now = () => began + passed - setBack;
  performance.now = () => beganRunning + passed;

  const ageOf = ({ lastModified }) => Math.round((performance.timeOrigin + performance.now() - lastModified) / 1000);

  async function take(step) {
    passed += 'wait' in step ? step.wait : 1;
    if ('fillDisk' in step) isFull = step.fillDisk;
    if ('failToRender' in step) {
      const entry = await cache.get(step.failToRender, { kind: 'APP_PAGE' });
      await cache.set(step.failToRender, entry.value, { cacheControl: { revalidate: 30 } });
    }
    if ('setClockBack' in step) setBack += step.setClockBack;
    if ('revalidate' in step) await cache.revalidateTag(step.revalidate, { expire: 60 });
    if ('page' in step) {
      const { html, data = html, status, location, tags = '_N_T_/blog' } = step.page;
      const headers = { 'x-next-cache-tags': tags, location };
      const page = { kind: 'APP_PAGE', html, rscData: Buffer.from(data), headers, status };
      await cache.set(step.set, page, { cacheControl: { revalidate: 300 } });
      cache = new CacheHandler(options);
      return { headers: page.headers, html: page.html, status: page.status };
    }
    if ('fetched' in step) {
      const copy = { readAt: Math.floor(performance.timeOrigin + performance.now()) - (step.readBefore ?? 0), value: step.fetched };
      const data = { headers: {}, body: JSON.stringify(copy), status: 200, url: '' };
      const value = { kind: 'FETCH', data, revalidate: 300 };
      return cache.set(step.set, value, { fetchCache: true, tags: ['post:a'] });
    }
    if ('getFetched' in step) {
      const entry = await cache.get(step.getFetched, { kind: 'FETCH', tags: step.tags ?? [], softTags: [] });
      return entry && { value: JSON.parse(entry.value.data.body).value, age: ageOf(entry) };
    }
    if ('get' in step) {
      const entry = await cache.get(step.get, { kind: 'APP_PAGE' });
      if (!entry) return null;
      const { html, status, headers, rscData } = entry.value;
      return { html, data: String(rscData), status, headers, age: ageOf(entry) };
    }
  }

  const results = [];
  for (const step of JSON.parse(steps)) results.push((await take(step)) ?? null);
  process.stdout.write(JSON.stringify(results));
`;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cache-handler-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** The result of the last step, taken in a new process on the same folder. */
function afterSteps(...steps: Step[]) {
  const serverFolder = path.join(folder, 'server');
  const output = execFileSync(
    process.execPath,
    ['--input-type=module', '--eval', SCRIPT, serverFolder, JSON.stringify(steps)],
    { encoding: 'utf8', timeout: TIME_LIMIT_MS, stdio: ['ignore', 'pipe', 'ignore'] },
  );
  return JSON.parse(output).at(-1);
}

function filesOnDisk() {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
}

function textOnDisk() {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(path.join(parentPath, name), 'utf8'))
    .join('\n');
}

const good: Step = { set: '/blog', page: { html: 'goed', status: 200 } };
const degraded: Step = { set: '/blog', page: { html: 'leeg', tags: 'posts,degraded' } };
const missing: Step = { set: '/blog/x', page: { html: 'weg', status: 404 } };

test('a stored page survives a restart', () => {
  afterSteps(good);
  expect(afterSteps({ get: '/blog' })).toMatchObject({ html: 'goed', status: 200 });
});

test('a page that was rendered while the backend failed is not stored', () => {
  expect(afterSteps(degraded, { get: '/blog' })).toBeNull();
  expect(filesOnDisk()).toEqual([]);
});

test('a page that was rendered while the backend failed does not replace the last good one', () => {
  expect(afterSteps(good, degraded, { get: '/blog' })).toMatchObject({ html: 'goed' });
});

test('a page that was rendered while the backend failed is sent with no-store', () => {
  const headers = { 'cache-control': 'private, no-store' };
  expect(afterSteps(degraded).headers).toMatchObject(headers);
  expect(afterSteps(good, degraded).headers).toMatchObject(headers);
});

test('a page that lacks what it is for is sent with status 503 and not stored, or replaced by the last good one', () => {
  const unavailable: Step = { set: '/blog', page: { html: 'niet', tags: 'degraded,unavailable' } };
  const sent = afterSteps(unavailable);
  expect(sent).toMatchObject({
    status: 503,
    headers: { 'cache-control': 'private, no-store', 'retry-after': '60' },
  });
  expect(sent.html).toContain('niet');
  expect(afterSteps(unavailable, { get: '/blog' })).toBeNull();
  const kept = afterSteps(good, unavailable);
  expect(kept).toMatchObject({ status: 200, html: 'goed' });
  expect(kept.headers).not.toHaveProperty('retry-after');
});

test('the 405 of a route is neither stored nor sent without no-store', () => {
  const refused: Step = { set: '/sitemap/paginas.xml', page: { html: '', status: 405 } };
  const kept: Step = { set: '/sitemap/paginas.xml', page: { html: 'goed' } };
  expect(afterSteps(kept, refused, { get: '/sitemap/paginas.xml' })).toMatchObject({
    html: 'goed',
  });
  expect(afterSteps(refused).headers).toMatchObject({ 'cache-control': 'private, no-store' });
});

test('a redirect that was rendered while the backend failed has its target in the HTML, not in a header', () => {
  const page = { html: '', status: 307, tags: 'degraded', location: '/404' };
  const { headers, html } = afterSteps({ set: '/blog/x', page });
  expect(headers).not.toHaveProperty('location');
  expect(html).toContain('content="0;url=/404"');
});

test('the last good page counts as fresh for 2 seconds after a failed rendering', () => {
  const aged = [good, { wait: 400_000 }, degraded] as const;
  expect(afterSteps(...aged, { wait: 1900 }, { get: '/blog' }).age).toBe(0);
  expect(afterSteps(...aged, { wait: 2100 }, { get: '/blog' }).age).toBeGreaterThanOrEqual(402);
});

test('the age of a page counts from the start of its rendering', () => {
  const rendering = [{ get: '/blog' }, { wait: 3000 }, good] as const;
  expect(afterSteps(...rendering, { get: '/blog' }).age).toBe(3);
});

test('the first and later responses of a page tell when its rendering began', () => {
  const time = /^\d{13}$/;
  expect(afterSteps(degraded).headers).not.toHaveProperty('x-rendered-at');
  expect(afterSteps(good).headers['x-rendered-at']).toMatch(time);
  expect(afterSteps(good, { get: '/blog' }).headers['x-rendered-at']).toMatch(time);
  expect(afterSteps(missing, { get: '/blog/x' }).headers['x-rendered-at']).toMatch(time);
});

test('every page is sent with its own CSP, which is not stored', () => {
  const policy = expect.stringMatching(/^default-src 'none'; script-src 'self'; /);
  const headers = { 'content-security-policy': policy };
  for (const rendering of [good, degraded, missing]) {
    expect(afterSteps(rendering).headers).toMatchObject(headers);
  }
  expect(afterSteps(good, { get: '/blog' }).headers).toMatchObject(headers);
  expect(afterSteps(missing, { get: '/blog/x' }).headers).toMatchObject(headers);
  expect(textOnDisk()).toContain('x-next-cache-tags');
  expect(textOnDisk()).not.toContain('content-security-policy');
});

test('a page that moved permanently sends its target to later visitors', () => {
  const page = { html: '', status: 308, tags: 'post:x,moved-to:/blog/y', location: '/blog/y' };
  const moved: Step = { set: '/blog/x', page };
  expect(afterSteps(moved).headers).not.toHaveProperty('location');
  expect(afterSteps(moved, { get: '/blog/x' }).headers).toMatchObject({ location: '/blog/y' });
});

test('a missing page is kept in memory, not on disk', () => {
  expect(afterSteps(missing, { get: '/blog/x' })).toMatchObject({ html: 'weg', status: 404 });
  expect(filesOnDisk()).toEqual([]);
});

test('a missing page is dropped after 5 seconds', () => {
  expect(afterSteps(missing, { wait: 5100 }, { get: '/blog/x' })).toBeNull();
});

test('a missing page is dropped when the database reports a change', () => {
  expect(afterSteps(missing, { revalidate: 'posts' }, { get: '/blog/x' })).toBeNull();
});

test('a page that became a 404 does not come back after a restart', () => {
  afterSteps({ set: '/blog/x', page: { html: 'goed', status: 200 } }, missing);
  expect(afterSteps({ get: '/blog/x' })).toBeNull();
});

test('the page for all unknown URLs is stored like any other', () => {
  afterSteps({ set: '/_not-found', page: { html: 'weg', status: 404 } });
  expect(afterSteps({ get: '/_not-found' })).toMatchObject({ html: 'weg' });
});

test('no more than 100 missing pages are kept', () => {
  const missingPages = Array.from({ length: 101 }, (_, number) => ({
    set: `/blog/${number}`,
    page: { html: 'weg', status: 404 },
  }));
  expect(afterSteps(...missingPages, { get: '/blog/0' })).toBeNull();
  expect(afterSteps(...missingPages, { get: '/blog/1' })).not.toBeNull();
});

test('a post that never existed is not stored in the data cache', () => {
  afterSteps({ set: 'a1', fetched: null });
  expect(filesOnDisk()).toEqual([]);
});

test('a post that was read is stored in the data cache', () => {
  const stored: Step = { set: 'a1', fetched: { slug: 'x' } };
  expect(afterSteps(stored, { getFetched: 'a1' }).value).toEqual({ slug: 'x' });
});

test('the age of data counts from its read, not from its storage', () => {
  const stored: Step = { set: 'a1', fetched: { slug: 'x' }, readBefore: 3000 };
  expect(afterSteps(stored, { getFetched: 'a1' }).age).toBe(3);
});

test('a deleted post replaces its old copy in the data cache', () => {
  const stored: Step = { set: 'a1', fetched: { slug: 'x' } };
  expect(afterSteps(stored, { set: 'a1', fetched: null }, { getFetched: 'a1' }).value).toBeNull();
});

test('a page is served stale after a change', () => {
  const near: Step = { set: '/near', page: { html: 'oud', tags: 'posts' } };
  const result = afterSteps(near, { wait: 1000 }, { revalidate: 'posts' }, { get: '/near' });
  expect(result).toMatchObject({ html: 'oud' });
});

test('a missing page is rendered again after its post was published during the rendering of the 404', () => {
  const weg: Step = { set: '/blog/x', page: { html: 'weg', status: 404, tags: 'post:x' } };
  // Its rendering began before the change and ended after it.
  const late: Step[] = [{ get: '/blog/x' }, { wait: 10 }, { revalidate: 'post:x' }, weg];
  expect(afterSteps(...late, { wait: 10 }, { get: '/blog/x' })).toBeNull();
  const found: Step = { set: '/blog/x', page: { html: 'er', status: 200, tags: 'post:x' } };
  const anew: Step[] = [...late, { wait: 10 }, { get: '/blog/x' }, found];
  expect(afterSteps(...anew, { get: '/blog/x' })).toMatchObject({ html: 'er' });
  expect(afterSteps(missing, found, { get: '/blog/x' })).toMatchObject({ html: 'er' });
});

test('a rendering that threw does not make the stored page newer', () => {
  const steps: Step[] = [good, { wait: 400_000 }, { failToRender: '/blog' }, { wait: 2100 }];
  expect(afterSteps(...steps, { get: '/blog' }).age).toBeGreaterThanOrEqual(402);
  expect(textOnDisk()).not.toContain('content-security-policy');
});

test('a deleted post is found in the data cache when it is looked up with a new tag', () => {
  const stored: Step = { set: 'a1', fetched: { slug: 'x' } };
  const gone: Step = { set: 'a1', fetched: null };
  const again: Step = { getFetched: 'a1', tags: ['post:a', 'new'] };
  expect(afterSteps(stored, gone, again).value).toBeNull();
  expect(afterSteps(stored, gone, again, again).value).toBeNull();
});

test('a page tells when its oldest data was read', () => {
  const data: Step = { set: 'a1', fetched: { slug: 'x' }, readBefore: 30_000 };
  const { headers } = afterSteps({ get: '/blog' }, data, good, { get: '/blog' });
  const between = Number(headers['x-rendered-at']) - Number(headers['x-data-read-at']);
  expect(between).toBeGreaterThan(29_000);
  expect(between).toBeLessThan(31_000);
});

describe('a page that shows data of an earlier read', () => {
  const data: Step = { set: 'a1', fetched: { slug: 'x' }, readBefore: 40_000 };

  test('is as old as that read once a minute has passed since', () => {
    const steps = [{ get: '/blog' }, data, good] as const;
    expect(afterSteps(...steps, { wait: 19_000 }, { get: '/blog' }).age).toBe(19);
    expect(afterSteps(...steps, { wait: 21_000 }, { get: '/blog' }).age).toBe(61);
  });

  test('may show data of a minute before its file after a restart', () => {
    afterSteps(good);
    expect(afterSteps({ wait: 1000 }, { get: '/blog' }).age).toBeGreaterThanOrEqual(60);
  });
});

describe('on a full disk', () => {
  const whole = (text: string): Step => ({
    set: '/blog',
    page: { html: `<p>${text}</p>`.repeat(100), data: text.repeat(100) },
  });
  const half = [whole('oud'), { fillDisk: true }, whole('nieuw')] as const;

  test('the stored page keeps its HTML and data complete', () => {
    afterSteps(...half);
    expect(afterSteps({ get: '/blog' })).toMatchObject({
      html: '<p>oud</p>'.repeat(100),
      data: 'oud'.repeat(100),
    });
    expect(filesOnDisk().filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test('a new page is not stored in part', () => {
    afterSteps({ fillDisk: true }, whole('nieuw'));
    expect(filesOnDisk()).toEqual([]);
  });

  test('a new page is served from memory until one can be written', () => {
    expect(afterSteps(...half, { get: '/blog' }).data).toBe('nieuw'.repeat(100));
    const room = [...half, { fillDisk: false }, whole('later')] as const;
    expect(afterSteps(...room, { get: '/blog' }).data).toBe('later'.repeat(100));
    expect(afterSteps({ get: '/blog' }).data).toBe('later'.repeat(100));
  });

  test('a withdrawn post does not come back', () => {
    const gone: Step = { set: '/blog', page: { html: 'weg', status: 404 } };
    const withdrawn = [whole('oud'), { fillDisk: true }, gone] as const;
    expect(afterSteps(...withdrawn, { get: '/blog' })).toMatchObject({ html: 'weg' });
    expect(afterSteps(...withdrawn, { wait: 5100 }, { get: '/blog' })).toBeNull();
  });

  test('the stored data is kept when new data cannot be written', () => {
    const stored: Step = { set: 'a1', fetched: { slug: 'oud' } };
    const full: Step[] = [{ fillDisk: true }, { set: 'a1', fetched: { slug: 'nieuw' } }];
    expect(afterSteps(stored, ...full, { getFetched: 'a1' }).value).toEqual({ slug: 'oud' });
  });
});

describe('after the system clock was set back an hour', () => {
  const back: Step = { setClockBack: 3_600_000 };

  test('a change still outdates an earlier copy', () => {
    const post: Step = { set: '/blog/x', page: { html: 'weg', status: 404, tags: 'post:x' } };
    const late: Step[] = [back, { get: '/blog/x' }, { wait: 10 }, { revalidate: 'post:x' }, post];
    expect(afterSteps(...late, { wait: 10 }, { get: '/blog/x' })).toBeNull();
  });

  test('a missing page is still dropped after 5 seconds', () => {
    expect(afterSteps(missing, back, { wait: 5100 }, { get: '/blog/x' })).toBeNull();
  });

  test('a copy with a time in the future is old enough to be revalidated', () => {
    const data: Step = { set: 'a1', fetched: { slug: 'x' }, readBefore: -3_600_000 };
    afterSteps(good, data);
    expect(afterSteps({ wait: -3_600_000 }, { get: '/blog' }).age).toBeGreaterThan(80_000);
    expect(afterSteps({ getFetched: 'a1' }).age).toBeGreaterThan(80_000);
  });
});
