import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runContainerfile, withoutBuilding } from '../../packages/testbed/run-containerfile.ts';
import { findFreePort, run } from '../../scripts/lib/processes.ts';
import { photo } from '../studio/pictures';
import { embeddedBackendOnly } from '../support/backend';
import { newKey } from '../support/hosted-studio';
import { expect, sites, test } from '../support/http-test';

embeddedBackendOnly();

test('the steps of studio.Containerfile produce a healthy studio, which converts a picture and ends when it is told to', async () => {
  // Inside the repository, whose packages the build finds there: nothing is installed.
  mkdirSync('.studio-test', { recursive: true });
  const root = mkdtempSync(path.resolve('.studio-test/container-'));
  const stage = await runContainerfile({
    file: 'deploy/studio.Containerfile',
    root,
    args: {},
    env: withoutBuilding(sites.buildFolder),
  });
  const port = String(await findFreePort());
  const [command = '', ...args] = stage.command;
  const host = `127.0.0.1:${port}`;
  const env = {
    ...process.env,
    ...stage.env,
    ...{ PORT: port, STUDIO_HOST: host },
    SUPABASE_URL: sites.backend.url,
    SUPABASE_PUBLISHABLE_KEY: sites.backend.publishableKey,
    SITE_URL: sites.site,
    STUDIO_SESSION_SECRET: 'a secret of the hosted studio of the tests',
  };
  const checkHealth = async () => (await run('sh', ['-c', stage.healthCheck], { env })).code;
  const server = spawn(command, args, { cwd: stage.workFolder, env });
  await expect.poll(checkHealth).toBe(0);

  const own = { origin: `https://${host}`, 'x-studio': '1' };
  const url = `http://${host}`;
  const document = await fetch(url, { headers: own });
  expect(await document.text()).toContain('id="studio"');
  const given = await fetch(`${url}/api/sign-in`, {
    method: 'POST',
    headers: own,
    body: JSON.stringify({ key: await newKey('editor', 'Cor') }),
  });
  expect(given.status).toBe(200);
  const cookie = given.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const session = await (await fetch(`${url}/api/session`, { headers: { ...own, cookie } })).json();
  const uploaded = await fetch(`${url}/api/pictures`, {
    method: 'POST',
    headers: {
      ...{ ...own, cookie, 'x-studio': session.changeToken },
      'x-alt': '',
      'x-file-name': 'proef-container.png',
    },
    body: new Uint8Array(await photo(90, 60).png().toBuffer()),
  });
  expect(uploaded.status, await uploaded.text()).toBe(201);

  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  expect(await ended).toBe(0);
  rmSync(root, { recursive: true });
});
