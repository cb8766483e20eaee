import { spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { closeSync, fstatSync, mkdtempSync, openSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect } from 'playwright/test';
import { type SigningKey, signStudioKey } from '../../packages/studio/keys/sign-studio-key';
import type { StudioRole } from '../../packages/studio/keys/studio-key';
import { listen } from '../../packages/testbed/faulty-backend';
import { startSigningKeyBackend } from '../../packages/testbed/signing-key-backend';
import { findFreePort } from '../../scripts/lib/processes.ts';
import { embeddedBackendOnly } from '../support/backend';
import { sites } from '../support/sites';
import { studioApi } from '../support/studio-api';
import { photo, uploadPicture } from './pictures';

embeddedBackendOnly();

const { url, publishableKey, jwtSecret = 'none' } = sites.backend;

const keyOf = (role: StudioRole, name: string, lifetimeSeconds?: number) =>
  signStudioKey(jwtSecret, { role, name, lifetimeSeconds });

/** A hosted project is one that the variables name. */
const hosted = {
  SUPABASE_URL: url,
  SUPABASE_PUBLISHABLE_KEY: publishableKey,
  SITE_URL: sites.site,
  STUDIO_KEY: '',
  SUPABASE_JWT_SECRET: '',
  SUPABASE_SIGNING_KEY: '',
};

/** A key as `supabase gen signing-key --algorithm ES256` writes it. */
function newSigningKey() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    ...privateKey.export({ format: 'jwk' }),
    ...{ kid: crypto.randomUUID(), use: 'sig', key_ops: ['sign', 'verify'], alg: 'ES256' },
  } as unknown as SigningKey;
}

type Run = { output: () => string; ended: Promise<number | null>; stop: () => void };
type Variables = Partial<typeof hosted>;

const test = base.extend<{ studio: (args: string[], variables?: Variables) => Promise<Run> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of other fixtures here.
  studio: async ({}, use) => {
    const running: Run[] = [];
    await use(async (args, variables = {}) => {
      const STUDIO_PORT = String(await findFreePort());
      const child = spawn(
        process.execPath,
        ['scripts/run.mjs', 'packages/studio/commands/index.ts', ...args],
        {
          env: { ...process.env, ...hosted, ...variables, STUDIO_PORT },
        },
      );
      let output = '';
      child.stdout.on('data', (data) => (output += data));
      child.stderr.on('data', (data) => (output += data));
      const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
      const run = { output: () => output, ended, stop: () => child.kill() };
      running.push(run);
      return run;
    });
    for (const run of running) {
      run.stop();
      await run.ended;
    }
  },
});

async function expectUrl(run: Run) {
  const url = /http:\/\/127\.0\.0\.1:\d+\/[\w-]{43}\//;
  await expect.poll(run.output).toMatch(url);
  return url.exec(run.output())?.[0] ?? '';
}

test('npm run studio starts the studio alone on a hosted project, and prints its URL', async ({
  studio,
}) => {
  const run = await studio([], { STUDIO_KEY: await keyOf('editor', 'Bert') });
  const session = await studioApi(await expectUrl(run))('GET', 'session');
  expect(session.body).toEqual({
    name: 'Bert',
    role: 'editor',
    siteUrl: sites.site,
    bucketUrl: `${url}/storage/v1/object/public/media`,
  });
});

test('a studio that starts replaces the files of one that runs, and writes into none', async ({
  studio,
}) => {
  const variables = { STUDIO_KEY: await keyOf('editor', 'Bert') };
  await expectUrl(await studio([], variables));
  const files = ['server.mjs', 'client/app.js', 'client/app.css', 'client/index.html'].map((file) =>
    openSync(path.join('.studio', file), 'r'),
  );
  await expectUrl(await studio([], variables));
  expect(files.map((file) => fstatSync(file).nlink)).toEqual([0, 0, 0, 0]);
  for (const file of files) closeSync(file);
});

for (const [what, variables, line] of [
  ['without a key', {}, 'STUDIO_KEY: is not set (the owner makes one'],
  ['without a site', { SITE_URL: '' }, 'SITE_URL: is not set (the URL of the site'],
  ['with a site that is no URL', { SITE_URL: 'zuilwerk' }, 'SITE_URL: must be a full http(s) URL'],
  ['with a text for a key', { STUDIO_KEY: 'x.y.z' }, 'STUDIO_KEY: is not a key of the studio'],
  [
    'with an expired key',
    { STUDIO_KEY: await keyOf('editor', 'Bert', -1) },
    'STUDIO_KEY: has expired; the owner makes one',
  ],
  [
    'with a key of another project',
    { STUDIO_KEY: await signStudioKey('another', { role: 'editor', name: 'Bert' }) },
    'STUDIO_KEY: was revoked, or is of another project.',
  ],
  [
    'with a project that does not respond',
    { SUPABASE_URL: 'http://127.0.0.1:9', STUDIO_KEY: await keyOf('editor', 'Bert') },
    'SUPABASE_URL: the project does not respond',
  ],
] as const) {
  test(`npm run studio ${what} says so in one line`, async ({ studio }) => {
    const run = await studio([], variables);
    expect(await run.ended).toBe(1);
    expect(run.output()).toContain(line);
    expect(run.output(), 'no stack trace').not.toMatch(/\n\s+at /);
  });
}

test('the owner makes a key for a person and revokes it', async ({ studio }) => {
  const made = await studio(['--new-key', 'editor', 'Cor'], { SUPABASE_JWT_SECRET: jwtSecret });
  expect(await made.ended).toBe(0);
  const [, STUDIO_KEY = ''] = /^STUDIO_KEY=(\S+)$/m.exec(made.output()) ?? [];
  const call = studioApi(await expectUrl(await studio([], { STUDIO_KEY })));
  expect((await call('GET', 'posts')).status).toBe(200);

  const revoking = await studio(['--revoke-key', 'Cor'], {
    STUDIO_KEY: await keyOf('owner', 'Anna'),
  });
  expect(await revoking.ended).toBe(0);
  const { status, body } = await call('GET', 'posts');
  expect(status).toBe(401);
  expect(body.error.message).toContain('Uw sleutel is verlopen of ingetrokken.');
});

test('a project with signing keys accepts the keys that its owner makes with one, also for pictures', async ({
  studio,
}) => {
  const signingKey = newSigningKey();
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'signing-key-')), 'key.json');
  writeFileSync(file, JSON.stringify(signingKey));
  const project = await startSigningKeyBackend(sites.backend, signingKey);
  const SUPABASE_URL = project.url;

  for (const SUPABASE_SIGNING_KEY of [file, JSON.stringify([signingKey])]) {
    // Another person than the one whose keys the test above revokes, perhaps at this moment.
    const made = await studio(['--new-key', 'editor', 'Dirk'], {
      SUPABASE_URL,
      SUPABASE_SIGNING_KEY,
      // The old secret may stay beside it.
      SUPABASE_JWT_SECRET: jwtSecret,
    });
    expect(await made.ended, made.output()).toBe(0);
    const [, STUDIO_KEY = ''] = /^STUDIO_KEY=(\S+)$/m.exec(made.output()) ?? [];
    const url = await expectUrl(await studio([], { SUPABASE_URL, STUDIO_KEY }));
    const { body } = await studioApi(url)('GET', 'session');
    expect(body).toMatchObject({ name: 'Dirk', role: 'editor' });
    const picture = await uploadPicture(url, await photo(9, 6).png().toBuffer(), 'sleutel.png');
    expect(picture.path).toMatch(/^blog\/sleutel/);
  }

  const withSecret = await studio(['--new-key', 'editor', 'Cor'], {
    SUPABASE_URL,
    SUPABASE_JWT_SECRET: jwtSecret,
  });
  expect(await withSecret.ended, 'the old secret alone').toBe(1);
  expect(withSecret.output()).toContain('A project without one needs SUPABASE_SIGNING_KEY');
  project.close();
});

test('a key that a project refuses for the clock is not blamed on what signed it', async ({
  studio,
}) => {
  const project = createServer((_, response) => {
    response
      .writeHead(401, { 'content-type': 'application/json' })
      .end('{"code":"PGRST303","message":"JWT issued at future"}');
  });
  const made = await studio(['--new-key', 'editor', 'Cor'], {
    SUPABASE_URL: await listen(project),
    SUPABASE_JWT_SECRET: jwtSecret,
  });
  expect(await made.ended).toBe(1);
  expect(made.output()).toContain('The clock of this machine differs from that of the project');
  expect(made.output()).not.toContain('SUPABASE_JWT_SECRET');
  project.close().closeAllConnections();
});

for (const [what, args, variables, line] of [
  [
    'made without what signs it',
    ['--new-key', 'editor', 'Cor'],
    {},
    'SUPABASE_SIGNING_KEY: is not set',
  ],
  [
    'made with a signing key in the variable of the secret',
    ['--new-key', 'editor', 'Cor'],
    { SUPABASE_JWT_SECRET: JSON.stringify(newSigningKey()) },
    'SUPABASE_JWT_SECRET: holds a signing key',
  ],
  [
    'made with a signing key that the project does not have',
    ['--new-key', 'editor', 'Cor'],
    { SUPABASE_SIGNING_KEY: JSON.stringify(newSigningKey()) },
    'is the key of SUPABASE_SIGNING_KEY one of its JWT signing keys',
  ],
  [
    'made with a wrong secret',
    ['--new-key', 'editor', 'Cor'],
    { SUPABASE_JWT_SECRET: 'another' },
    'is SUPABASE_JWT_SECRET its legacy JWT secret',
  ],
  ['of an unknown role', ['--new-key', 'baas', 'Cor'], {}, 'npm run studio -- --new-key editor'],
  ['without a name', ['--new-key', 'editor'], {}, 'npm run studio -- --new-key editor'],
  [
    'revoked by an editor',
    ['--revoke-key', 'Cor'],
    { STUDIO_KEY: await keyOf('editor', 'Bert') },
    'STUDIO_KEY: must be the key of the owner',
  ],
] as const) {
  test(`a key ${what} is refused in one line`, async ({ studio }) => {
    const run = await studio([...args], variables);
    expect(await run.ended).toBe(1);
    expect(run.output()).toContain(line);
    expect(run.output(), 'no stack trace').not.toMatch(/\n\s+at /);
  });
}
