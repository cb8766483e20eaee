import { now } from '../../../packages/page-cache/clock.mjs';
import type { Visit } from './fetch-local-page';

const requests: string[] = [];
let respond: (path: string) => Visit;

jest.mock('server-only', () => ({}));
let origin: string | undefined;
jest.mock('./fetch-local-page', () => ({
  localOrigin: () => origin,
  fetchLocalPage: async (path: string) => {
    requests.push(path);
    return respond(path);
  },
}));

let revalidatePages: typeof import('./revalidate-pages').revalidatePages;
const start = 1_000_000;
const rendered = (status = 200): Visit => ({ status, renderedAt: now(), readAt: 0 });
const stale: Visit = { status: 200, renderedAt: start - 1, readAt: 0 };
const failed: Visit = { status: 307, renderedAt: 0, readAt: 0 };

beforeEach(async () => {
  jest.resetModules();
  jest.useFakeTimers({ now: start });
  requests.length = 0;
  origin = 'http://localhost:3000';
  ({ revalidatePages } = await import('./revalidate-pages'));
});

afterEach(() => jest.useRealTimers());

const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

test('revalidatePages requests each page once when it is rendered at once', async () => {
  respond = () => rendered();
  revalidatePages(['/blog/a', '/', '/sitemap.xml', '/blog/b', '/blog/c'], start);
  await settle(60_000);
  expect(requests).toEqual(['/blog/a', '/', '/sitemap.xml', '/blog/b', '/blog/c']);
});

test('revalidatePages requests a page again until it is no longer stale', async () => {
  respond = () => (requests.length < 3 ? stale : rendered());
  revalidatePages(['/'], start);
  await settle(60_000);
  expect(requests).toHaveLength(3);
});

test('revalidatePages retries a failing page every two seconds until it is rendered', async () => {
  respond = () => failed;
  revalidatePages(['/'], start);
  await settle(10_000);
  expect(requests).toHaveLength(6);
  respond = () => rendered();
  await settle(2000);
  await settle(60_000);
  expect(requests).toHaveLength(7);
});

test('revalidatePages slows down to a request every two seconds for a page that stays stale', async () => {
  respond = () => stale;
  revalidatePages(['/'], start);
  await settle(10_000);
  requests.length = 0;
  await settle(20_000);
  expect(requests).toHaveLength(10);
});

test('revalidatePages gives up and logs after an hour of failures', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  respond = () => failed;
  revalidatePages(['/'], start);
  await settle(3_700_000);
  requests.length = 0;
  await settle(60_000);
  expect(requests).toEqual([]);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('Revalidating / failed'));
});

test('revalidatePages requests a page again when another change arrives during the request', async () => {
  respond = () => {
    if (requests.length === 1) {
      revalidatePages(['/'], start + 50);
      return { status: 200, renderedAt: start + 10, readAt: 0 };
    }
    return { status: 200, renderedAt: start + 60, readAt: 0 };
  };
  revalidatePages(['/'], start);
  await settle(60_000);
  expect(requests).toHaveLength(2);
});

test('revalidatePages requests the blog list page by page until the first 404', async () => {
  respond = (path) => rendered(path === '/blog/pagina/4' ? 404 : 200);
  revalidatePages(['/blog'], start);
  await settle(60_000);
  expect(requests).toEqual(['/blog', '/blog/pagina/2', '/blog/pagina/3', '/blog/pagina/4']);
});

test('revalidatePages requests nothing without a local origin', async () => {
  origin = undefined;
  revalidatePages(['/'], start);
  await settle(60_000);
  expect(requests).toEqual([]);
});

test('revalidatePages sends at most three requests at once', async () => {
  let open = 0;
  let most = 0;
  respond = (() => {
    open += 1;
    most = Math.max(most, open);
    return new Promise((resolve) =>
      setTimeout(() => {
        open -= 1;
        resolve(rendered());
      }, 100),
    );
  }) as never;
  revalidatePages(['/a', '/b', '/c', '/d', '/e', '/f', '/g'], start);
  await settle(60_000);
  expect([most, requests.length]).toEqual([3, 7]);
});
