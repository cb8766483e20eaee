import { spawn } from 'node:child_process';
import { test as base, expect } from 'playwright/test';
import { findFreePort } from '../../scripts/lib/processes.ts';
import { type StudioRole, signStudioKey } from '../../studio/keys/studio-key';
import { embeddedBackendOnly } from '../support/backend';
import { sites } from '../support/sites';
import { studioApi } from '../support/studio-api';

embeddedBackendOnly();

const { url, publishableKey, jwtSecret = '' } = sites.backend;

const keyOf = (role: StudioRole, name: string, lifetimeSeconds?: number) =>
  signStudioKey(jwtSecret, { role, name, lifetimeSeconds });

/** A hosted project is one that the variables name. */
const hosted = {
  SUPABASE_URL: url,
  SUPABASE_PUBLISHABLE_KEY: publishableKey,
  SITE_URL: sites.site,
  STUDIO_KEY: '',
  SUPABASE_JWT_SECRET: '',
};

type Run = { output: () => string; ended: Promise<number | null>; stop: () => void };
type Variables = Partial<typeof hosted>;

const test = base.extend<{ studio: (args: string[], variables?: Variables) => Promise<Run> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of other fixtures here.
  studio: async ({}, use) => {
    const running: Run[] = [];
    await use(async (args, variables = {}) => {
      const STUDIO_PORT = String(await findFreePort());
      const child = spawn(process.execPath, ['scripts/studio/index.ts', ...args], {
        env: { ...process.env, ...hosted, ...variables, STUDIO_PORT },
      });
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
  const found = () => /http:\/\/127\.0\.0\.1:\d+\/[\w-]{43}\//.exec(run.output())?.[0];
  await expect.poll(found).toBeDefined();
  return found() ?? '';
}

test('npm run studio starts the studio alone on a hosted project, and prints its URL', async ({
  studio,
}) => {
  const run = await studio([], { STUDIO_KEY: keyOf('editor', 'Bert') });
  const session = await studioApi(await expectUrl(run))('GET', 'session');
  expect(session.body).toEqual({
    name: 'Bert',
    role: 'editor',
    siteUrl: sites.site,
    bucketUrl: `${url}/storage/v1/object/public/media`,
  });
});

for (const [what, variables, line] of [
  ['without a key', {}, 'STUDIO_KEY: is not set (the owner makes one'],
  ['without a site', { SITE_URL: '' }, 'SITE_URL: is not set (the URL of the site'],
  ['with a site that is no URL', { SITE_URL: 'zuilwerk' }, 'SITE_URL: must be a full http(s) URL'],
  ['with a text for a key', { STUDIO_KEY: 'x.y.z' }, 'STUDIO_KEY: is not a key of the studio'],
  [
    'with an expired key',
    { STUDIO_KEY: keyOf('editor', 'Bert', -1) },
    'STUDIO_KEY: has expired; the owner makes one',
  ],
  [
    'with a key of another project',
    { STUDIO_KEY: signStudioKey('another', { role: 'editor', name: 'Bert' }) },
    'STUDIO_KEY: was revoked, or is of another project.',
  ],
  [
    'with a project that does not respond',
    { SUPABASE_URL: 'http://127.0.0.1:9', STUDIO_KEY: keyOf('editor', 'Bert') },
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

  const revoking = await studio(['--revoke-key', 'Cor'], { STUDIO_KEY: keyOf('owner', 'Anna') });
  expect(await revoking.ended).toBe(0);
  const { status, body } = await call('GET', 'posts');
  expect(status).toBe(401);
  expect(body.error.message).toContain('Uw sleutel is verlopen of ingetrokken.');
});

for (const [what, args, variables, line] of [
  [
    'made without the secret',
    ['--new-key', 'editor', 'Cor'],
    {},
    'SUPABASE_JWT_SECRET: is not set',
  ],
  [
    'made with a wrong secret',
    ['--new-key', 'editor', 'Cor'],
    { SUPABASE_JWT_SECRET: 'another' },
    'The project refuses the key',
  ],
  ['of an unknown role', ['--new-key', 'baas', 'Cor'], {}, 'npm run studio -- --new-key editor'],
  ['without a name', ['--new-key', 'editor'], {}, 'npm run studio -- --new-key editor'],
  [
    'revoked by an editor',
    ['--revoke-key', 'Cor'],
    { STUDIO_KEY: keyOf('editor', 'Bert') },
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
