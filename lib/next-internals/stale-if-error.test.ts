jest.mock('server-only', () => ({}));

/** What Next does while a page is rendered: a stale value is read anew, and stays when that fails. */
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

test('what was read is passed on, and the page is whole', async () => {
  expect(await load(async () => ['a'])).toMatchObject({ ok: true, value: ['a'] });
  expect(isDegraded()).toBe(false);
});

test('when reading fails the last value stands in, and the page is marked', async () => {
  await load(async () => ['a']);
  expect(await load(fails)).toMatchObject({ ok: true, value: ['a'] });
  expect(isDegraded()).toBe(true);
  expect(console.error).toHaveBeenCalledWith('Reading posts failed: Error status 500');
});

test('a failure is one line in the log, whatever Next prints of it', async () => {
  const printed: unknown[][] = [];
  jest.mocked(console.error).mockImplementation((...args) => void printed.push(args));
  jest.resetModules();
  forgetProcessWide('quiet-revalidation');
  ({ staleIfError } = await import('./stale-if-error'));
  await load(async () => ['a']);
  await load(fails);
  await load(fails);
  expect(printed).toEqual([['Reading posts failed: Error status 500']]);
  console.error('revalidating cache with key: of something else', new Error('x'));
  expect(printed.slice(1)).toEqual([['Renewing what is kept failed: Error x']]);
});

test('a copy is kept under its own key alone, whatever the compiler makes of the code', async () => {
  await load(async () => ['a']);
  expect([...texts]).toEqual(['function () { [native code] }']);
});

test('what could never be read is missing, and the page is marked', async () => {
  expect(await load(fails)).toEqual({ ok: false });
  expect(isDegraded()).toBe(true);
});

test('a page whose own reading failed is marked, also when that of another page succeeds meanwhile', async () => {
  await load(async () => ['a']);
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const failing = load(async () => {
    await isAnswered;
    throw new Error('status 500');
  });
  const other = load(async () => {
    await isAnswered;
    await null;
    return ['b'];
  });
  answer();
  await Promise.all([failing, other]);
  expect(isDegraded()).toBe(true);
});

test('a page is whole again once a route handler has read the value, in another bundle', async () => {
  await load(async () => ['a']);
  await load(fails);
  const ofPage = staleIfError;
  jest.resetModules();
  ({ staleIfError } = await import('./stale-if-error'));
  jest.advanceTimersByTime(2000);
  await load(async () => ['b']);
  fresh.add('posts');
  tagged.length = 0;
  expect(await ofPage('posts', ['posts'], fails)).toMatchObject({ ok: true, value: ['b'] });
  expect(isDegraded()).toBe(false);
});

test('after a failure the backend is left alone for two seconds', async () => {
  const read = jest.fn(fails);
  for (const wait of [0, 1000, 999, 1]) {
    jest.advanceTimersByTime(wait);
    await load(read);
  }
  expect(read).toHaveBeenCalledTimes(2);
});

test('a failure of one reading does not keep others from being tried', async () => {
  await load(fails, 'posts');
  expect(await load(async () => 'b', 'post b')).toMatchObject({ ok: true, value: 'b' });
});

test('a reading that timed out keeps the others from waiting as long, for a second', async () => {
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

test('once it can be read again the page is whole again', async () => {
  await load(fails);
  jest.advanceTimersByTime(2000);
  tagged.length = 0;
  expect(await load(async () => ['a'])).toMatchObject({ ok: true, value: ['a'] });
  expect(isDegraded()).toBe(false);
});
