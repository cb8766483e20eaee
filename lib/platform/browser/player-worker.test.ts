import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { SIGNAGE_PLAYER_PATH } from '../../routes';
import { PLAYER_COPY } from './player-copy';

const ORIGIN = 'https://x.example';
const PAGE = ORIGIN + SIGNAGE_PLAYER_PATH;
const FILE = '/_next/static/chunks/new.js';
const html = (file: string) => new Response(`<p>x</p><script src="${file}"></script>`);

type Answer = () => Promise<Response>;
type Handler = (event: object) => void;

/** The worker with a cache in memory. */
function startWorker(network: Record<string, Answer>) {
  const stored = new Map<string, Response>();
  const absolute = (url: string | { url: string }) =>
    new URL(typeof url === 'string' ? url : url.url, ORIGIN).href;
  const fetch = jest.fn((given: string | { url: string }) => {
    const answer = network[absolute(given)];
    return answer ? answer() : Promise.reject(new TypeError('No network'));
  });
  const cache = {
    match: async (url: string) => stored.get(absolute(url))?.clone(),
    put: async (url: string, response: Response) => void stored.set(absolute(url), response),
    add: async (url: string) => {
      const response = await fetch(url);
      if (!response.ok) throw new TypeError('Bad status');
      stored.set(absolute(url), response);
    },
    keys: async () => [...stored.keys()].map((url) => ({ url })),
    delete: async (request: { url: string }) => stored.delete(absolute(request)),
  };
  const open = jest.fn(async (_name: string) => cache);
  const caches = { open, delete: async () => stored.clear() };
  const unregister = jest.fn();
  const handlers: Record<string, Handler> = {};
  const self = {
    addEventListener: (type: string, handler: Handler) => {
      handlers[type] = handler;
    },
    skipWaiting() {},
    registration: { unregister },
  };
  const console = { info() {} };
  const location = { origin: ORIGIN };
  const code = readFileSync(`public${SIGNAGE_PLAYER_PATH}.js`, 'utf8');
  const timer = (work: () => void, ms: number) => setTimeout(work, ms).unref();
  vm.runInNewContext(code, { self, caches, fetch, console, location, URL, setTimeout: timer });

  /** Resolves when the worker has finished its work too. @returns undefined where it leaves the request to the browser */
  async function ask(url: string, mode = 'navigate', method = 'GET') {
    let response: Promise<Response> | undefined;
    const work: Promise<unknown>[] = [];
    handlers.fetch?.({
      request: { url: new URL(url, ORIGIN).href, mode, method },
      respondWith: (given: Promise<Response>) => {
        response = given;
      },
      waitUntil: (given: Promise<unknown>) => work.push(given),
    });
    const text = response && (await (await response).text());
    await Promise.all(work);
    return text;
  }

  async function install() {
    const work: Promise<unknown>[] = [];
    handlers.install?.({ waitUntil: (given: Promise<unknown>) => work.push(given) });
    await Promise.all(work);
  }

  return { ask, install, stored, caches, cache, fetch, unregister };
}

const working = () => ({
  [PAGE]: async () => html(FILE),
  [ORIGIN + FILE]: async () => new Response('new'),
});
const page = async () => await html(FILE).text();

test('a worker that is installed keeps the page and each file that it names', async () => {
  const { install, stored, caches } = startWorker(working());
  await install();
  expect([...stored.keys()].sort()).toEqual([ORIGIN + FILE, PAGE].sort());
  expect(caches.open).toHaveBeenCalledWith(PLAYER_COPY);
});

test('a network that works always gives the page, and its copy replaces the one of the former build', async () => {
  const { ask, stored } = startWorker(working());
  stored.set(PAGE, html('/_next/static/chunks/old.js'));
  stored.set(`${ORIGIN}/_next/static/chunks/old.js`, new Response('old'));
  expect(await ask(PAGE)).toBe(await page());
  expect([...stored.keys()].sort()).toEqual([ORIGIN + FILE, PAGE].sort());
});

test('a page whose files do not all come does not replace the copy', async () => {
  const { ask, stored } = startWorker({ [PAGE]: async () => html(FILE) });
  stored.set(PAGE, new Response('old'));
  expect(await ask(PAGE)).toBe(await page());
  expect(await stored.get(PAGE)?.text()).toBe('old');
});

test.each<[string, Answer]>([
  ['without a network', () => Promise.reject(new TypeError('No network'))],
  ['while the server fails', async () => new Response('502', { status: 502 })],
])('%s the copy starts, with its files', async (_when, answer) => {
  const { ask, install, fetch } = startWorker(working());
  await install();
  fetch.mockImplementation(answer);
  expect(await ask(`${SIGNAGE_PLAYER_PATH}?x=1`)).toBe(await page());
  expect(await ask(FILE, 'cors')).toBe('new');
});

test('a network that hangs is given five seconds', async () => {
  jest.useFakeTimers();
  const { ask, install, fetch } = startWorker(working());
  await install();
  let fail = (_: Error) => {};
  fetch.mockImplementation(
    () =>
      new Promise((_, reject) => {
        fail = reject;
      }),
  );
  const asked = ask(PAGE);
  await jest.advanceTimersByTimeAsync(5000);
  fail(new TypeError('Timed out'));
  expect(await asked).toBe(await page());
  jest.useRealTimers();
});

test('a storage that throws keeps neither a page nor a file from the visitor', async () => {
  const { ask, caches } = startWorker(working());
  caches.open.mockRejectedValue(new DOMException('Full', 'QuotaExceededError'));
  expect(await ask(PAGE)).toBe(await page());
  expect(await ask(FILE, 'cors')).toBe('new');
});

test('a storage that hangs keeps a file from the visitor for two seconds', async () => {
  jest.useFakeTimers();
  const { ask, caches } = startWorker(working());
  caches.open.mockReturnValue(new Promise(() => {}));
  const asked = ask(FILE, 'cors');
  await jest.advanceTimersByTimeAsync(2000);
  expect(await asked).toBe('new');
  jest.useRealTimers();
});

test('without a network and a copy the browser shows its own error', async () => {
  await expect(startWorker({}).ask(PAGE)).rejects.toThrow('No network');
});

test('a page that no longer exists removes the worker and its copy', async () => {
  const { ask, install, fetch, stored, unregister } = startWorker(working());
  await install();
  fetch.mockImplementation(async () => new Response('404', { status: 404 }));
  expect(await ask(PAGE)).toBe('404');
  expect(stored.size).toBe(0);
  expect(unregister).toHaveBeenCalledTimes(1);
});

test.each([
  ['a form', PAGE, 'navigate', 'POST'],
  ['another page', '/digital-signage/schermen', 'navigate', 'GET'],
  ['data', `${PAGE}?_rsc`, 'cors', 'GET'],
  ['a picture', '/pictures/x.avif', 'no-cors', 'GET'],
  ['another site', 'https://elders.example/_next/static/x.js', 'cors', 'GET'],
])('%s is left to the browser', async (_kind, url, mode, method) => {
  expect(await startWorker(working()).ask(url, mode, method)).toBeUndefined();
});
