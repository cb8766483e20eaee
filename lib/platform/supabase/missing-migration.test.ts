import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { migrationNames } from './migration-names';

jest.mock('server-only', () => ({}));

let stubbed: { status: number; body: string };
let requests = 0;
const backend = createServer((_, response) => {
  requests += 1;
  response.writeHead(stubbed.status, { 'content-type': 'application/json' }).end(stubbed.body);
});
const [first, second] = migrationNames;
const newest = JSON.stringify(migrationNames.at(-1)?.slice(0, 14));
const functionMissing = JSON.stringify({
  code: 'PGRST202',
  details: 'Searched for the function public.schema_version without parameters',
  hint: null,
  message:
    'Could not find the function public.schema_version without parameters in the schema cache',
});

let missingMigration: () => Promise<string | null>;
let logged: jest.SpyInstance;

beforeAll(async () => {
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  process.env.SUPABASE_URL = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  process.env.SUPABASE_PUBLISHABLE_KEY = 'key';
  process.env.SITE_URL = 'http://localhost';
});
afterAll(() => backend.close());

beforeEach(async () => {
  requests = 0;
  jest.resetModules();
  Reflect.deleteProperty(globalThis, Symbol.for('zuilwerk.missing-migration'));
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  ({ missingMigration } = await import('./missing-migration'));
});
afterEach(() => logged.mockRestore());

test('missingMigration names and logs the first migration once when schema_version() does not exist', async () => {
  stubbed = { status: 404, body: functionMissing };
  expect([await missingMigration(), await missingMigration()]).toEqual([first, first]);
  expect(logged.mock.calls).toEqual([
    [
      `The database lacks migrations of supabase/migrations, run npx supabase db push (docs/upgrading.md): the first that is missing is ${first}`,
    ],
  ]);
});

test('missingMigration names the next migration until it is applied, then stops querying the database', async () => {
  stubbed = { status: 200, body: JSON.stringify(first.slice(0, 14)) };
  expect(await missingMigration()).toBe(second);
  stubbed = { status: 200, body: newest };
  expect([await missingMigration(), await missingMigration()]).toEqual([null, null]);
  expect(requests).toBe(2);
  expect(logged).toHaveBeenCalledTimes(1);
});

test.each([
  ['an error response', { status: 500, body: '{"code":"XX000","message":"x"}' }],
  ['a 404 HTML page of a proxy', { status: 404, body: '<html></html>' }],
  ['a value that is not a version', { status: 200, body: '[]' }],
])(
  'missingMigration returns null and logs nothing when the backend returns %s',
  async (_title, response) => {
    stubbed = response;
    expect(await missingMigration()).toBeNull();
    expect(logged).not.toHaveBeenCalled();
  },
);

test('missingMigration returns null and logs nothing when the backend is unreachable', async () => {
  const { SUPABASE_URL } = process.env;
  process.env.SUPABASE_URL = 'http://127.0.0.1:1';
  expect(await missingMigration()).toBeNull();
  process.env.SUPABASE_URL = SUPABASE_URL;
  expect(logged).not.toHaveBeenCalled();
});
