jest.mock('server-only', () => ({}));

let asked = 0;
let answer: () => Promise<unknown>;
jest.mock('./blog/published-posts', () => ({
  publishedPosts: () => ({
    limit: () => {
      asked += 1;
      return answer();
    },
  }),
}));
let list: unknown;
const mail = { waiting: 1, failed: 2, lastFailureSecondsAgo: 3 };
jest.mock('./contact/notice', () => ({ mailHealth: () => mail }));
let missing: string | null;
jest.mock('./supabase/missing-migration', () => ({ missingMigration: async () => missing }));
jest.mock('./blog/posts', () => ({ getPosts: async () => list }));

let health: typeof import('./health').health;
const NOW = 1_000_000;

beforeEach(async () => {
  jest.resetModules();
  jest.useFakeTimers({ now: NOW });
  asked = 0;
  missing = null;
  answer = async () => ({ data: [{ id: 1 }] });
  list = { ok: true, value: null, readAt: NOW - 42_000 };
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
])('a backend that gives %s is not reachable', async (_, gives) => {
  answer = gives;
  list = { ok: false };
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

test('whoever asks often, the backend is asked once a second', async () => {
  await Promise.all(Array.from({ length: 100 }, health));
  jest.advanceTimersByTime(1000);
  await health();
  expect(asked).toBe(1);
  jest.advanceTimersByTime(1);
  await health();
  expect(asked).toBe(2);
});
