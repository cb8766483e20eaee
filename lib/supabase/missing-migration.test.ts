import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { migrationNames } from './migration-names';

jest.mock('server-only', () => ({}));

let answer: { status: number; body: string };
let asked = 0;
const backend = createServer((_, response) => {
  asked += 1;
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
});
const [first, second] = migrationNames;
const newest = JSON.stringify(migrationNames.at(-1)?.slice(0, 14));
/** As PostgREST words it. */
const noFunction = JSON.stringify({
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
  asked = 0;
  jest.resetModules();
  Reflect.deleteProperty(globalThis, Symbol.for('zuilwerk.missing-migration'));
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  ({ missingMigration } = await import('./missing-migration'));
});
afterEach(() => logged.mockRestore());

test('a project without our functions lacks the first migration, which is said in one line, once', async () => {
  answer = { status: 404, body: noFunction };
  expect([await missingMigration(), await missingMigration()]).toEqual([first, first]);
  expect(logged.mock.calls).toEqual([
    [
      `The database lacks migrations of supabase/migrations, run npx supabase db push: the first that is missing is ${first}`,
    ],
  ]);
});

test('a project with some of the migrations lacks the next one, until it is applied', async () => {
  answer = { status: 200, body: JSON.stringify(first.slice(0, 14)) };
  expect(await missingMigration()).toBe(second);
  answer = { status: 200, body: newest };
  expect([await missingMigration(), await missingMigration()]).toEqual([null, null]);
  expect(asked).toBe(2);
  expect(logged).toHaveBeenCalledTimes(1);
});

test.each([
  ['an error', { status: 500, body: '{"code":"XX000","message":"x"}' }],
  ['the 404 page of something in between', { status: 404, body: '<html></html>' }],
  ['something that is no version', { status: 200, body: '[]' }],
])('a backend that answers %s is not said to lack anything', async (_title, given) => {
  answer = given;
  expect(await missingMigration()).toBeNull();
  expect(logged).not.toHaveBeenCalled();
});

test('a backend that is away is no error and is asked again later', async () => {
  const { SUPABASE_URL } = process.env;
  process.env.SUPABASE_URL = 'http://127.0.0.1:1';
  expect(await missingMigration()).toBeNull();
  process.env.SUPABASE_URL = SUPABASE_URL;
  expect(logged).not.toHaveBeenCalled();
});
