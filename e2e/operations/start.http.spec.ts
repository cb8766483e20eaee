import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTimeOf } from '../../packages/local-supabase/process-start.ts';
import { linkInto } from '../../packages/testbed/link-into.ts';
import { findFreePort } from '../../scripts/lib/processes.ts';
import { test as base, expect } from '../support/http-test';

const FILES = {
  start: 'scripts/start.ts',
  dev: 'scripts/dev.ts',
  studio: 'packages/studio/commands/index.ts',
};
type Script = keyof typeof FILES;

type Ended = { code: number | null; output: string };
type Fixtures = {
  checkout: string;
  start: (variables?: Record<string, string>, script?: Script) => Promise<Ended>;
};

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of other fixtures here.
  checkout: async ({}, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'checkout-'));
    for (const name of [
      'node_modules',
      'package.json',
      'package-lock.json',
      'packages',
      'scripts',
      'supabase',
    ]) {
      linkInto(folder, name);
    }
    await use(folder);
    rmSync(folder, { recursive: true });
  },
  start: async ({ checkout }, use) => {
    await use(async (variables = {}, script = 'start') => {
      const port = String(await findFreePort());
      const env = { ...process.env, SUPABASE_URL: '', SUPABASE_PUBLISHABLE_KEY: '', PORT: port };
      const child = spawn(process.execPath, ['scripts/run.mjs', FILES[script]], {
        cwd: checkout,
        env: { ...env, ...variables },
      });
      let output = '';
      child.stdout.on('data', (data) => (output += data));
      child.stderr.on('data', (data) => (output += data));
      const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
      return { code, output };
    });
  },
});

function expectOneClearLine({ code, output }: Ended, line: RegExp) {
  expect(code).toBe(1);
  expect(output).toMatch(line);
  expect(output, 'no stack trace').not.toMatch(/\n\s+at /);
}

function takePort() {
  const server = createServer().listen(0);
  const address = server.address();
  return { server, port: String(typeof address === 'object' && address ? address.port : 0) };
}

test('npm start reports a port in use in one line', async ({ start }) => {
  const { server, port } = takePort();
  expectOneClearLine(await start({ PORT: port }), new RegExp(`Port ${port} is taken`));
  server.close();
});

test('npm start reports an invalid port in one line', async ({ start }) => {
  expectOneClearLine(await start({ PORT: 'http' }), /PORT must be a number/);
});

test('npm run studio reports its port in use before it starts anything', async ({
  start,
  checkout,
}) => {
  const { server, port } = takePort();
  const ended = await start({ STUDIO_PORT: port }, 'studio');
  expectOneClearLine(ended, new RegExp(`Port ${port} is taken.*variable STUDIO_PORT`));
  expect(existsSync(path.join(checkout, '.data')), 'no backend was started').toBe(false);
  server.close();
});

test('npm run studio refuses one port for the site and the studio', async ({ start }) => {
  const port = String(await findFreePort());
  expectOneClearLine(
    await start({ PORT: port, STUDIO_PORT: port }, 'studio'),
    new RegExp(`PORT and STUDIO_PORT are both ${port}`),
  );
});

test('npm start names the missing variables of an incomplete Supabase configuration', async ({
  start,
}) => {
  const ended = await start({ SUPABASE_URL: 'https://project.supabase.co' });
  expectOneClearLine(ended, /SUPABASE_PUBLISHABLE_KEY: is not set\n.*embedded backend is used/);
});

for (const script of ['start', 'dev', 'studio'] as const) {
  test(`npm run ${script} names every invalid variable before it starts anything`, async ({
    start,
    checkout,
  }) => {
    const { code, output } = await start({ SITE_URL: 'nonsense', TRUSTED_PROXY_HOPS: 'x' }, script);
    expect(code).toBe(1);
    expect(output.trim()).toBe(
      [
        'The environment is not complete (.env.example explains each variable):',
        '  SITE_URL: must be a full http(s) URL',
        '  TRUSTED_PROXY_HOPS: must be a number from 0 to 9',
      ].join('\n'),
    );
    expect(existsSync(path.join(checkout, '.data')), 'no backend was started').toBe(false);
  });
}

for (const script of ['start', 'dev', 'studio'] as const) {
  test(`npm run ${script} beside a site on the same data exits with one line`, async ({
    start,
    checkout,
  }) => {
    const data = path.join(checkout, '.data/supabase');
    mkdirSync(data, { recursive: true });
    // The process id of this test, which is alive, stands for a running site in the lock file.
    writeFileSync(path.join(data, 'lock'), `${process.pid} ${startTimeOf(process.pid)}`);
    const ended = await start({}, script);
    expectOneClearLine(ended, new RegExp(`already runs .* \\(process ${process.pid}\\)`));
    expect(existsSync(path.join(data, 'lock')), 'the lock of the other stays').toBe(true);
  });
}

test('a file in place of the data folder is reported in one line', async ({ start, checkout }) => {
  mkdirSync(path.join(checkout, '.data'));
  writeFileSync(path.join(checkout, '.data/supabase'), '');
  expectOneClearLine(await start(), /data folder .* cannot be used/);
});

test('npm start makes data private that other users of the machine could read', async ({
  start,
  checkout,
}) => {
  const data = path.join(checkout, '.data');
  // A database that does not open ends the command after the step under test.
  mkdirSync(path.join(data, 'supabase/pgdata'), { recursive: true });
  writeFileSync(path.join(data, 'supabase/pgdata/PG_VERSION'), '9');
  const folders = ['', 'supabase', 'supabase/pgdata'].map((name) => path.join(data, name));
  for (const folder of folders) chmodSync(folder, 0o755);
  await start();
  for (const folder of folders) expect(statSync(folder).mode & 0o777, folder).toBe(0o700);
});

test('a corrupt database is reported in one line', async ({ start, checkout }) => {
  const database = path.join(checkout, '.data/supabase/pgdata');
  mkdirSync(database, { recursive: true });
  writeFileSync(path.join(database, 'PG_VERSION'), '9');
  expectOneClearLine(await start(), /database .* cannot be opened/);
});
