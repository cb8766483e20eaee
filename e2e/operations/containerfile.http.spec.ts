import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fieldTexts } from '../../lib/contact/fields';
import { postHref, postPictureHref, routes } from '../../lib/routes';
import { runContainerfile, withoutBuilding } from '../../packages/testbed/run-containerfile.ts';
import { siteVariables } from '../../scripts/lib/environment.ts';
import { findFreePort, run } from '../../scripts/lib/processes.ts';
import { expectStrictPolicy } from '../http/csp';
import { formBody, post } from '../http/raw-form';
import { expect, sites, test } from '../support/http-test';
import { storedPage } from '../support/stored-page';

const FILE = 'deploy/site.Containerfile';

/** Read only by the running server, and by no page that is prerendered. */
const AT_RUN_TIME_ONLY = [
  ...['REVALIDATE_SECRET', 'INDEXNOW_URL', 'REDIS_URL', 'CONTACT_NOTIFY_TO', 'SMTP_URL'],
  ...['TRUSTED_PROXY_HOPS', 'LOG_FORMAT', 'HEALTH_TOKEN'],
];

test('the Containerfile and compose.yml pass every build variable and no secret', () => {
  const wanted = siteVariables.filter((name) => !AT_RUN_TIME_ONLY.includes(name)).sort();
  const file = readFileSync(FILE, 'utf8');
  expect(Array.from(file.matchAll(/^ARG (\w+)$/gm), ([, name]) => name).sort()).toEqual(wanted);
  const compose = readFileSync('deploy/compose.yml', 'utf8');
  const [, args = ''] = /args:\n((?: +- \w+\n)+)/.exec(compose) ?? [];
  expect(Array.from(args.matchAll(/\w+/g), ([name]) => name).sort()).toEqual(wanted);
});

/** What compose.yml lets the server write to, below its read-only folder. */
function writableFolders(workFolder: string) {
  const [, site = ''] =
    /\n {2}site:\n(.*?)\n {2}nginx:\n/s.exec(readFileSync('deploy/compose.yml', 'utf8')) ?? [];
  expect(site).toContain('read_only: true');
  const folders = Array.from(
    site.matchAll(/ {6}- (?:\w+:)?\/site\/([\w./-]+)/g),
    ([, name = '']) => name,
  );
  expect(folders).toContain('.next/server/route-cache');
  return folders.map((folder) => path.join(workFolder, folder));
}

test('the steps of the Containerfile produce a complete and healthy server, which writes where compose.yml lets it', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'container-'));
  const stage = await runContainerfile({
    file: FILE,
    root,
    args: sites.variables,
    env: withoutBuilding(sites.buildFolder),
  });
  const manifests = path.join(stage.workFolder, '.next/server');
  for (const name of readdirSync(manifests).filter((one) => one.startsWith('server-reference-'))) {
    expect(readFileSync(path.join(manifests, name), 'utf8')).toMatch(
      /encryptionKey\\?": *\\?"\\?"/,
    );
  }

  const partsList = readFileSync(path.join(stage.workFolder, 'sbom.cdx.json'), 'utf8');
  expect(partsList).toContain('"pkg:npm/next@');

  const port = String(await findFreePort());
  const [command = '', ...args] = stage.command;
  const env = {
    ...process.env,
    ...sites.variables,
    ...stage.env,
    PORT: port,
    NODE_OPTIONS: `--import=${pathToFileURL('packages/testbed/read-only-files.ts')}`,
    E2E_WRITABLE_FOLDERS: writableFolders(stage.workFolder).join(path.delimiter),
  };
  const checkHealth = async () => (await run('sh', ['-c', stage.healthCheck], { env })).code;
  expect(await checkHealth(), 'while nothing answers').toBe(1);
  const server = spawn(command, args, { cwd: stage.workFolder, env });
  let log = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (text) => {
      log += text;
    });
  }
  await expect.poll(checkHealth).toBe(0);

  const url = `http://localhost:${port}`;
  const get = (pathname: string) => fetch(url + pathname, { redirect: 'manual' });
  const page = await get(routes.blog);
  expectStrictPolicy(page.headers.get('content-security-policy') ?? undefined);
  const html = await page.text();
  const [, slug = ''] = /href="\/blog\/([a-z-]+)"/.exec(html) ?? [];
  const [script = ''] = /\/_next\/static\/chunks\/[^"]+\.js/.exec(html) ?? [];
  expect((await get('/sbom.cdx.json')).status, 'the list of parts is not public').toBe(404);
  for (const pathname of [script, '/pictures/open-graph/default.jpg', postPictureHref(slug)]) {
    expect((await get(pathname)).status, pathname).toBe(200);
  }
  // Redirects by the middleware; the duplicate slashes are removed by instrumentation.ts.
  expect((await get('//Kiosken')).headers.get('location')).toBe(routes.kiosken);
  expect(existsSync(path.join(stage.workFolder, 'app/fonts/fonts.conf'))).toBe(true);
  expect(existsSync(path.join(stage.workFolder, 'published', script))).toBe(true);
  expect(existsSync(path.join(stage.workFolder, 'published', `${script}.br`))).toBe(true);

  const response = await post(await formBody({ email: 'geen adres' }), {}, routes.contact, url);
  expect(await response.text(), 'the form reaches its action').toContain(
    fieldTexts.email.malformed ?? '',
  );

  const changed = JSON.stringify({
    type: 'UPDATE',
    table: 'posts',
    record: { slug },
    old_record: { slug },
  });
  const secret = { 'x-webhook-secret': sites.variables.REVALIDATE_SECRET ?? '' };
  const announced = await fetch(`${url}/api/revalidate`, {
    method: 'POST',
    headers: secret,
    body: changed,
  });
  expect(announced.status, 'a change that is announced').toBe(200);
  await expect
    .poll(() => storedPage(path.join(stage.workFolder, '.next'), postHref(slug)))
    .toContain('</html>');
  expect(log).not.toContain('EROFS');

  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
  rmSync(root, { recursive: true });
});
