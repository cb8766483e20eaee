jest.mock('server-only', () => ({}));

let queries = 0;
let respond: () => Promise<unknown>;
jest.mock('../../../lib/posts/published-posts', () => ({
  hasNoPosts: async () => postCount === 0,
  publishedPosts: () => ({
    limit: () => {
      queries += 1;
      return respond();
    },
  }),
}));
const mail = { waiting: 1, failed: 2, lastFailureSecondsAgo: 3 };
jest.mock('../../../lib/contact/notify-owner', () => ({ mailHealth: () => mail }));
let missing: string | null;
jest.mock('../../../lib/platform/supabase/missing-migration', () => ({
  missingMigration: async () => missing,
}));
let jobs: object[] | null;
jest.mock('../../../lib/platform/supabase/missing-jobs', () => ({ missingJobs: async () => jobs }));
let readAt: number;
jest.mock('../../../lib/posts/revalidation/fetch-local-page', () => ({
  fetchLocalPage: async (path: string) => ({ readAt: path === '/blog' ? readAt : 0 }),
}));
let postCount: number;

let health: typeof import('./health').health;
const NOW = 1_000_000;

beforeEach(async () => {
  jest.resetModules();
  jest.useFakeTimers({ now: NOW });
  queries = 0;
  missing = null;
  jobs = [];
  respond = async () => ({ data: [{ id: 1 }] });
  postCount = 12;
  readAt = NOW - 42_000;
  ({ health } = await import('./health'));
});

afterEach(() => jest.useRealTimers());

test('health is ok and tells the age of the posts that visitors see', async () => {
  expect(await health()).toMatchObject({
    ...{ status: 'ok', backend: { reachable: true }, missingMigration: null, postsAgeSeconds: 42 },
    mail,
  });
});

test.each<[string, () => Promise<unknown>]>([
  ['an error', async () => ({ data: null, error: { message: 'x' } })],
  ['a rejected promise', () => Promise.reject(new Error('x'))],
  ['HTML in place of a list', async () => ({ data: '<html>', error: null })],
  ['no rows although there are posts', async () => ({ data: [], error: null })],
])('a backend that responds with %s is not reachable', async (_, response) => {
  respond = response;
  readAt = 0;
  expect(await health()).toMatchObject({
    ...{ status: 'degraded', backend: { reachable: false }, postsAgeSeconds: null },
  });
});

test('a missing migration is named and makes health degraded', async () => {
  missing = '20270101000000_new';
  expect(await health()).toMatchObject({
    ...{ status: 'degraded', backend: { reachable: true }, missingMigration: missing },
  });
});

test('a job of the database that does not run is named and makes health degraded', async () => {
  jobs = [{ job: 'delete-old-messages', reason: 'extension' }];
  expect(await health()).toMatchObject({ status: 'degraded', missingJobs: jobs });
});

test('a database that cannot tell its jobs is not degraded by that', async () => {
  jobs = null;
  expect(await health()).toMatchObject({ status: 'ok', missingJobs: null });
});

test('a backend without posts is reachable', async () => {
  respond = async () => ({ data: [], error: null });
  postCount = 0;
  expect(await health()).toMatchObject({ status: 'ok' });
});

test('the backend is queried once a second however often health is requested', async () => {
  await Promise.all(Array.from({ length: 100 }, health));
  jest.advanceTimersByTime(1000);
  await health();
  expect(queries).toBe(1);
  jest.advanceTimersByTime(1);
  await health();
  expect(queries).toBe(2);
});
