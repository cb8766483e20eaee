import type { Database } from './database';
import { openPreviewAccess } from './preview-access';

const DAY_MS = 24 * 60 * 60 * 1000;

type Answer = { data?: string; error?: { code: string; message: string }; status?: number };

/** A database that makes the tokens token-1, token-2 and so on, but for the answers that are given first. */
function databaseWith(...first: Answer[]) {
  let made = 0;
  const rpc = jest.fn(async () => {
    const {
      data = null,
      error = null,
      status = 200,
    } = first.shift() ?? { data: `token-${++made}` };
    return { data, error, status };
  });
  return { database: { rpc } as unknown as Database, fail: (answer: Answer) => first.push(answer) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a studio that runs for weeks always has a token that is younger than its lifetime', async () => {
  const { database } = databaseWith();
  const access = await openPreviewAccess(database);
  expect(await access.token()).toBe('token-1');
  expect(await access.token()).toBe('token-1');
  for (let day = 2; day < 30; day += 1) {
    jest.setSystemTime(Date.now() + DAY_MS + 1);
    expect(await access.token()).toBe(`token-${day}`);
  }
});

test('while no new token can be made the last one goes on', async () => {
  const { database, fail } = databaseWith();
  const access = await openPreviewAccess(database);
  jest.setSystemTime(Date.now() + DAY_MS + 1);
  fail({ error: { code: '', message: 'fetch failed' }, status: 0 });
  expect(await access.token()).toBe('token-1');
  expect(await access.token()).toBe('token-2');
});

test('a token that the site refuses is replaced, but not for each page that does not exist', async () => {
  const { database } = databaseWith();
  const access = await openPreviewAccess(database);
  expect(await access.tokenInstead()).toBeUndefined();
  jest.setSystemTime(Date.now() + 2 * 60 * 1000);
  expect(await access.tokenInstead()).toBe('token-2');
  expect(await access.tokenInstead()).toBeUndefined();
  expect(await access.token()).toBe('token-2');
});

test.each([
  [
    'a clock that is behind',
    { error: { code: 'PGRST303', message: 'JWT issued at future' }, status: 401 },
  ],
  ['a gateway without its key', { error: { code: '', message: 'Unauthorized' }, status: 401 }],
  [
    'a project that is starting',
    { error: { code: 'PGRST002', message: 'schema cache' }, status: 503 },
  ],
])(
  'the studio starts although %s refuses the first token, and has one later',
  async (_what, answer) => {
    const { database } = databaseWith(answer);
    const access = await openPreviewAccess(database);
    expect(await access.token()).toBe('token-1');
  },
);

test.each([
  [{ code: 'PT401', message: 'the key is not valid' }, 401, 'STUDIO_KEY: was revoked'],
  [{ code: 'PGRST301', message: 'JWSError' }, 401, 'STUDIO_KEY: was revoked'],
  [{ code: '', message: 'fetch failed' }, 0, 'SUPABASE_URL: the project does not respond'],
  [{ code: 'PGRST202', message: 'no function' }, 404, 'The project lacks migrations'],
])('a start that cannot succeed names the reason: %j', async (error, status, reason) => {
  const { database } = databaseWith({ error, status });
  await expect(openPreviewAccess(database)).rejects.toThrow(reason);
});
