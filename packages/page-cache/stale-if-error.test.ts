import { inspect } from 'node:util';

jest.mock('server-only', () => ({}));

/** Does what Next does during a rendering: reads a stale value again, and keeps it when that fails. */
const stored = new Map<string, unknown>();
const fresh = new Set<string>();
const tagged: string[] = [];
const texts = new Set<string>();
jest.mock('next/cache', () => ({
  unstable_cache:
    (read: () => Promise<unknown>, [key = '']: string[], { tags }: { tags: string[] }) =>
    async () => {
      tagged.push(...tags);
      if (key === 'posts') texts.add(String(read));
      if (fresh.has(key)) return stored.get(key);
      try {
        stored.set(key, await read());
      } catch (error) {
        if (!stored.has(key)) throw error;
        console.error(`revalidating cache with key: ${read}-${key},copy-[]`, error);
      }
      return stored.get(key);
    },
}));

const forgetProcessWide = (name: string) =>
  Reflect.deleteProperty(globalThis, Symbol.for(`zuilwerk.${name}`));

let staleIfError: typeof import('./stale-if-error').staleIfError;
const fails = () => Promise.reject(new Error('status 500'));
const timesOut = () => Promise.reject(new Error('The operation was aborted due to timeout'));

beforeEach(async () => {
  jest.resetModules();
  forgetProcessWide('reading');
  jest.useFakeTimers({ now: 1_000_000 });
  jest.spyOn(console, 'error').mockImplementation(() => {});
  stored.clear();
  fresh.clear();
  tagged.length = 0;
  ({ staleIfError } = await import('./stale-if-error'));
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const isDegraded = () => tagged.includes('degraded');
const load = (read: () => Promise<unknown>, key = 'posts') => staleIfError(key, ['posts'], read);

test('a read that succeeds returns its value and leaves the page unmarked', async () => {
  expect(await load(async () => ['a'])).toMatchObject({ ok: true, value: ['a'] });
  expect(isDegraded()).toBe(false);
});

test('a key that a visitor made up is not logged, that of data that was found is', async () => {
  const read = (reading: () => Promise<unknown>) =>
    staleIfError('post verzonnen', ['post:verzonnen'], reading, 'a post');
  await read(async () => null);
  await read(fails);
  expect(console.error).toHaveBeenCalledWith('Reading a post failed: Error status 500');
  jest.advanceTimersByTime(2000);
  await read(async () => 'b');
  await read(fails);
  expect(console.error).toHaveBeenLastCalledWith(
    expect.stringContaining('revalidating'),
    expect.anything(),
  );
  expect(console.error).toHaveBeenCalledWith('Reading post verzonnen failed: Error status 500');
});

test('a read that fails returns the last good value and marks the page as degraded', async () => {
  await load(async () => ['a']);
  expect(await load(fails)).toMatchObject({ ok: true, value: ['a'] });
  expect(isDegraded()).toBe(true);
  expect(console.error).toHaveBeenCalledWith('Reading posts failed: Error status 500');
});

test('the error of a failed read that Next logs too has no stack', async () => {
  await load(async () => ['a']);
  await load(fails);
  const [, error] = jest.mocked(console.error).mock.lastCall ?? [];
  expect(inspect(error)).toBe('[posts: the backend failed]');
});

test('the cache key of a read is the same in every bundle', async () => {
  await load(async () => ['a']);
  expect([...texts]).toEqual(['function () { [native code] }']);
});

test('a read that never succeeded returns nothing and marks the page as degraded', async () => {
  expect(await load(fails)).toEqual({ ok: false });
  expect(isDegraded()).toBe(true);
});

test('a page whose read failed is marked as degraded although another page reads the value meanwhile', async () => {
  await load(async () => ['a']);
  let respond = () => {};
  const hasResponded = new Promise<void>((resolve) => {
    respond = resolve;
  });
  const failing = load(async () => {
    await hasResponded;
    throw new Error('status 500');
  });
  const other = load(async () => {
    await hasResponded;
    await null;
    return ['b'];
  });
  respond();
  await Promise.all([failing, other]);
  expect(isDegraded()).toBe(true);
});

test('a page is no longer degraded once a route handler in another bundle has read the value', async () => {
  await load(async () => ['a']);
  await load(fails);
  const staleIfErrorOfPage = staleIfError;
  jest.resetModules();
  ({ staleIfError } = await import('./stale-if-error'));
  jest.advanceTimersByTime(2000);
  await load(async () => ['b']);
  fresh.add('posts');
  tagged.length = 0;
  expect(await staleIfErrorOfPage('posts', ['posts'], fails)).toMatchObject({
    ok: true,
    value: ['b'],
  });
  expect(isDegraded()).toBe(false);
});

test('a failed read is not repeated for two seconds', async () => {
  const read = jest.fn(fails);
  for (const wait of [0, 1000, 999, 1]) {
    jest.advanceTimersByTime(wait);
    await load(read);
  }
  expect(read).toHaveBeenCalledTimes(2);
});

test('a failed read does not stop reads of other keys', async () => {
  await load(fails, 'posts');
  expect(await load(async () => 'b', 'post b')).toMatchObject({ ok: true, value: 'b' });
});

test('a read that timed out makes other reads fail at once for a second', async () => {
  await load(async () => 'b', 'post b');
  tagged.length = 0;
  await load(timesOut, 'posts');
  const read = jest.fn(async () => 'c');
  expect(await load(read, 'post b')).toMatchObject({ ok: true, value: 'b' });
  expect(isDegraded()).toBe(true);
  expect(read).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2000);
  expect(await load(read, 'post b')).toMatchObject({ ok: true, value: 'c' });
});

test('a page is no longer degraded once the read succeeds again', async () => {
  await load(fails);
  jest.advanceTimersByTime(2000);
  tagged.length = 0;
  expect(await load(async () => ['a'])).toMatchObject({ ok: true, value: ['a'] });
  expect(isDegraded()).toBe(false);
});
