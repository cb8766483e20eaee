import { now } from '../next-internals/clock.mjs';
import type { Visit } from './fetch-local-page';

const visits: string[] = [];
let answer: (path: string) => Visit;

jest.mock('server-only', () => ({}));
let origin: string | undefined;
jest.mock('./fetch-local-page', () => ({
  ownOrigin: () => origin,
  fetchLocalPage: async (path: string) => {
    visits.push(path);
    return answer(path);
  },
}));

let revalidatePages: typeof import('./revalidate-pages').revalidatePages;
const start = 1_000_000;
const rendered = (status = 200): Visit => ({ status, renderedAt: now(), readAt: 0 });
const old: Visit = { status: 200, renderedAt: start - 1, readAt: 0 };
const failed: Visit = { status: 307, renderedAt: 0, readAt: 0 };

beforeEach(async () => {
  jest.resetModules();
  jest.useFakeTimers({ now: start });
  visits.length = 0;
  origin = 'http://localhost:3000';
  ({ revalidatePages } = await import('./revalidate-pages'));
});

afterEach(() => jest.useRealTimers());

const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

test('each page is visited once when it comes out new', async () => {
  answer = () => rendered();
  revalidatePages(['/blog/a', '/', '/sitemap.xml', '/blog/b', '/blog/c'], start);
  await settle(60_000);
  expect(visits).toEqual(['/blog/a', '/', '/sitemap.xml', '/blog/b', '/blog/c']);
});

test('a page that is still the old one is looked at again until it is new', async () => {
  answer = () => (visits.length < 3 ? old : rendered());
  revalidatePages(['/'], start);
  await settle(60_000);
  expect(visits).toHaveLength(3);
});

test('a page that fails is tried every two seconds until it comes out', async () => {
  answer = () => failed;
  revalidatePages(['/'], start);
  await settle(10_000);
  expect(visits).toHaveLength(6);
  answer = () => rendered();
  await settle(2000);
  await settle(60_000);
  expect(visits).toHaveLength(7);
});

test('an old copy that nobody can renew costs a visit every two seconds in the end', async () => {
  answer = () => old;
  revalidatePages(['/'], start);
  await settle(10_000);
  visits.length = 0;
  await settle(20_000);
  expect(visits).toHaveLength(10);
});

test('after an hour it is left to time', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  answer = () => failed;
  revalidatePages(['/'], start);
  await settle(3_700_000);
  visits.length = 0;
  await settle(60_000);
  expect(visits).toEqual([]);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('Renewing / failed'));
});

test('a change that comes while a page is visited has it visited again', async () => {
  answer = () => {
    if (visits.length === 1) {
      revalidatePages(['/'], start + 50);
      return { status: 200, renderedAt: start + 10, readAt: 0 };
    }
    return { status: 200, renderedAt: start + 60, readAt: 0 };
  };
  revalidatePages(['/'], start);
  await settle(60_000);
  expect(visits).toHaveLength(2);
});

test('the pages of the list follow each other to the one that is not there', async () => {
  answer = (path) => rendered(path === '/blog/pagina/4' ? 404 : 200);
  revalidatePages(['/blog'], start);
  await settle(60_000);
  expect(visits).toEqual(['/blog', '/blog/pagina/2', '/blog/pagina/3', '/blog/pagina/4']);
});

test('where no server of its own listens, nothing is visited', async () => {
  origin = undefined;
  revalidatePages(['/'], start);
  await settle(60_000);
  expect(visits).toEqual([]);
});

test('no more than three pages are visited at once', async () => {
  let open = 0;
  let most = 0;
  answer = (() => {
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
  expect([most, visits.length]).toEqual([3, 7]);
});
