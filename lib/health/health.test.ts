jest.mock('server-only', () => ({}));

let asked = 0;
let answer: () => Promise<unknown>;
jest.mock('../blog/published-posts', () => ({
  hasNoPosts: async () => postCount === 0,
  publishedPosts: () => ({
    limit: () => {
      asked += 1;
      return answer();
    },
  }),
}));
const mail = { waiting: 1, failed: 2, lastFailureSecondsAgo: 3 };
jest.mock('../contact/notify-owner', () => ({ mailHealth: () => mail }));
let missing: string | null;
jest.mock('../supabase/missing-migration', () => ({ missingMigration: async () => missing }));
let readAt: number;
jest.mock('../revalidation/fetch-local-page', () => ({
  fetchLocalPage: async (path: string) => ({ readAt: path === '/blog' ? readAt : 0 }),
}));
let postCount: number;

let health: typeof import('./health').health;
const NOW = 1_000_000;

beforeEach(async () => {
  jest.resetModules();
  jest.useFakeTimers({ now: NOW });
  asked = 0;
  missing = null;
  answer = async () => ({ data: [{ id: 1 }] });
  postCount = 12;
  readAt = NOW - 42_000;
  ({ health } = await import('./health'));
});

afterEach(() => jest.useRealTimers());

test('it says that all is well, and how old the posts are that visitors see', async () => {
  expect(await health()).toMatchObject({
    ...{ status: 'ok', backend: { reachable: true }, missingMigration: null, postsAgeSeconds: 42 },
    mail,
  });
});

test.each<[string, () => Promise<unknown>]>([
  ['an error', async () => ({ data: null, error: { message: 'x' } })],
  ['no answer', () => Promise.reject(new Error('x'))],
  ['something that is no list', async () => ({ data: '<html>', error: null })],
  ['no rows, as without a policy', async () => ({ data: [], error: null })],
])('a backend that gives %s is not reachable', async (_, gives) => {
  answer = gives;
  readAt = 0;
  expect(await health()).toMatchObject({
    ...{ status: 'degraded', backend: { reachable: false }, postsAgeSeconds: null },
  });
});

test('a migration that the database lacks is named, and something is wrong', async () => {
  missing = '20270101000000_new';
  expect(await health()).toMatchObject({
    ...{ status: 'degraded', backend: { reachable: true }, missingMigration: missing },
  });
});

test('a backend without any post is reachable', async () => {
  answer = async () => ({ data: [], error: null });
  postCount = 0;
  expect(await health()).toMatchObject({ status: 'ok' });
});

test('whoever asks often, the backend is asked once a second', async () => {
  await Promise.all(Array.from({ length: 100 }, health));
  jest.advanceTimersByTime(1000);
  await health();
  expect(asked).toBe(1);
  jest.advanceTimersByTime(1);
  await health();
  expect(asked).toBe(2);
});
