import type { Page } from 'playwright/test';
import { postHref } from '../../lib/routes';
import { TRIES_PER_PLACE } from '../../packages/studio/server/hosted/try-limits';
import { randomClientIp } from '../../packages/testbed/random-client-ip.ts';
import { embeddedBackendOnly } from '../support/backend';
import { newKey, startHostedStudios } from '../support/hosted-studio';
import { sites } from '../support/sites';
import { expect, test } from '../support/studio';
import { expectWellMade } from './accessible';
import { act, notice, typeText, uniqueTitle, waitUntilSaved } from './open-post';

embeddedBackendOnly();
// One worker, which starts nginx and two instances once.
test.describe.configure({ mode: 'default' });
test.use({
  ignoreHTTPSErrors: true,
  hasPreview: true,
  // Whoever has no session is told so by the status, which the browser writes to its console. While no instance answers,
  // the frame of the preview may ask nginx, whose error page no frame may show.
  expectedConsoleErrors: [
    'status of 401',
    'status of 422',
    'status of 502',
    'status of 403',
    'frame-ancestors',
  ],
});

let studio: Awaited<ReturnType<typeof startHostedStudios>>;

// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of other fixtures here.
test.beforeAll(async ({}, { parallelIndex }) => {
  studio = await startHostedStudios(parallelIndex);
});

test.afterAll(() => studio.close());

const keyField = (page: Page) => page.getByLabel('Uw sleutel');

async function giveKey(page: Page, key: string) {
  await keyField(page).fill(key);
  await page.getByRole('button', { name: 'Inloggen' }).click();
}

async function signIn(page: Page, key: string) {
  await page.goto(studio.url);
  await giveKey(page, key);
  await expect(page.getByRole('button', { name: 'Uitloggen' })).toBeVisible();
}

async function newPost(page: Page, title: string, text: string) {
  await page.getByRole('button', { name: 'Nieuw artikel' }).click();
  await page.getByRole('textbox', { name: 'Titel' }).fill(title);
  await typeText(page, text);
  await waitUntilSaved(page);
}

/** A session by itself: its cookie, and the token of its changes. */
async function sessionOf(key: string) {
  const given = await studio.send('/api/sign-in', { body: { key } });
  expect(given.status, given.text).toBe(200);
  const cookie = (given.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
  const session = await studio.send('/api/session', { headers: { cookie } });
  return { cookie, token: JSON.parse(session.text).changeToken as string };
}

const statusWith = async (cookie: string) =>
  (await studio.send('/api/session', { headers: { cookie } })).status;

test('an editor gives her key once, writes and publishes, and sees only what her role may', async ({
  page,
}) => {
  await page.goto(studio.url);
  await expect(keyField(page)).toBeVisible();
  await expectWellMade(page);
  await giveKey(page, `STUDIO_KEY=${await newKey('editor', 'Eva')}`);
  await expect(page.getByText('Eva', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Postvak' })).toHaveCount(0);
  const title = uniqueTitle('van de gehoste studio');
  await newPost(page, title, 'Tekst van Eva.');
  await expect(
    page.frameLocator('iframe[aria-hidden="false"]').getByText('Tekst van Eva.'),
  ).toBeVisible();
  await act(page, 'Publiceren', 'Nu publiceren');
  await expect(notice(page, /./).first()).toBeVisible();
  const href = postHref(title.replaceAll(' ', '-'));
  await expect.poll(async () => (await fetch(sites.site + href)).status).toBe(200);
  await page.reload();
  await expect(page.getByText('Eva', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectWellMade(page);
});

test('a wrong key is refused in words at its field, and the right one still opens the studio', async ({
  page,
}) => {
  await page.goto(studio.url);
  await giveKey(page, 'welkom123');
  await expect(keyField(page)).toHaveAccessibleDescription(/Dit is geen sleutel van de studio/);
  await expect(keyField(page)).toBeFocused();
  const key = await newKey('editor', 'Wim');
  await giveKey(page, `${key.slice(0, -4)}AAAA`);
  await expect(keyField(page)).toHaveAccessibleDescription(/De site kent deze sleutel niet/);
  await giveKey(page, key);
  await expect(page.getByText('Wim', { exact: true })).toBeVisible();
});

test("a stranger's flood is refused, and locks nobody out", async ({ page }) => {
  const { cookie } = await sessionOf(await newKey('editor', 'Fleur'));
  const stranger = randomClientIp();
  const statuses: number[] = [];
  // Two instances count each for itself.
  for (let count = 0; count < 3 * TRIES_PER_PLACE; count += 1) {
    const body = { key: `geraden ${count}` };
    statuses.push((await studio.send('/api/sign-in', { body, headers: stranger })).status);
  }
  expect(statuses.at(0)).toBe(422);
  expect(statuses.at(-1)).toBe(429);
  expect(await statusWith(cookie)).toBe(200);
  await signIn(page, await newKey('editor', 'Fleur'));
});

test('a revoked key ends its sessions, and a window keeps its text for the next key', async ({
  page,
}) => {
  const name = uniqueTitle('Rita');
  await signIn(page, await newKey('editor', name));
  const title = uniqueTitle('ingetrokken sleutel');
  await newPost(page, title, 'Begin.');
  const owner = await sessionOf(await newKey('owner', 'Jan'));
  await revoke(name);
  await typeText(page, ' Na het intrekken.');
  await expect(page.getByText(/^U bent uitgelogd/)).toBeVisible();
  await expectWellMade(page);
  await giveKey(page, await newKey('editor', 'Rita met een nieuwe sleutel'));
  await expect(page.getByText('Rita met een nieuwe sleutel', { exact: true })).toBeVisible();
  await waitUntilSaved(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Tekst', exact: true })).toHaveText(
    'Begin. Na het intrekken.',
  );
  expect(await statusWith(owner.cookie)).toBe(200);
});

async function revoke(name: string) {
  const response = await fetch(`${sites.backend.url}/rest/v1/rpc/revoke_studio_key`, {
    method: 'POST',
    headers: {
      apikey: sites.backend.publishableKey,
      authorization: `Bearer ${await newKey('owner', 'Jan')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ id_or_name: name }),
  });
  expect(response.ok, await response.text()).toBe(true);
}

test('logging out ends the session, and a copy of its cookie too', async ({ page }) => {
  await signIn(page, await newKey('editor', 'Uma'));
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  expect(await statusWith(cookie)).toBe(200);
  await page.getByRole('button', { name: 'Uitloggen' }).click();
  await expect(keyField(page)).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual([
    '__Host-studio-device',
  ]);
  await expect.poll(() => statusWith(cookie)).toBe(401);
});

test('logging out that does not reach the studio says so', async ({ page }) => {
  await signIn(page, await newKey('editor', 'Ugo'));
  await page.route('**/api/sign-out', (route) => route.abort());
  await page.getByRole('button', { name: 'Uitloggen' }).click();
  await expect(page.getByText('U bent nog niet uitgelogd.')).toBeVisible();
  await page.unroute('**/api/sign-out');
  await page.getByRole('button', { name: 'Uitloggen' }).click();
  await expect(keyField(page)).toBeVisible();
});

test('a window goes on through a deployment and a restart of each instance', async ({ page }) => {
  await signIn(page, await newKey('editor', 'Dina'));
  await newPost(page, uniqueTitle('tijdens een uitrol'), 'Een.');
  for (const [index, text] of [
    [0, ' Twee.'],
    [1, ' Drie.'],
  ] as const) {
    await studio.stop(index);
    await typeText(page, text);
    await waitUntilSaved(page);
    await studio.start(index);
  }
  await studio.stop(0);
  await studio.stop(1);
  await typeText(page, ' Vier.');
  await expect(page.getByText('De studio antwoordt niet.').first()).toBeVisible();
  await studio.start(0);
  await studio.start(1);
  await waitUntilSaved(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Tekst', exact: true })).toHaveText(
    'Een. Twee. Drie. Vier.',
  );
});

test('two windows of a browser go on after one of them logged out and in', async ({
  page,
  context,
}) => {
  const key = await newKey('editor', 'Tess');
  await signIn(page, key);
  await newPost(page, uniqueTitle('twee vensters'), 'Een.');
  const other = await context.newPage();
  await other.goto(studio.url);
  await other.getByRole('button', { name: 'Uitloggen' }).click();
  await giveKey(other, key);
  await expect(other.getByRole('button', { name: 'Uitloggen' })).toBeVisible();
  await typeText(page, ' Twee.');
  await waitUntilSaved(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Tekst', exact: true })).toHaveText('Een. Twee.');
});

test('a request of another host, another site or without its token changes nothing', async () => {
  const { cookie, token } = await sessionOf(await newKey('editor', 'Gert'));
  const make = (headers: Record<string, string>) =>
    studio.send('/api/posts', {
      method: 'POST',
      headers: { cookie, 'x-studio': token, ...headers },
    });
  expect((await make({ host: 'studio.andere.example' })).status).toBe(421);
  expect((await make({ origin: 'https://www.zuilwerk.example' })).status).toBe(403);
  expect((await make({ 'sec-fetch-site': 'same-site' })).status).toBe(403);
  expect((await make({ 'x-studio': '1' })).status).toBe(403);
  const other = await sessionOf(await newKey('editor', 'Gert'));
  expect((await make({ 'x-studio': other.token })).status).toBe(403);
  expect((await make({})).status).toBe(201);
  const elsewhere = await studio.send('/', { headers: { host: 'www.zuilwerk.example' } });
  expect(elsewhere.text, 'the site has no studio').not.toContain('id="studio"');
});

test('every answer has the strictest headers, and only the document and its files open without a session', async () => {
  for (const pathname of ['/', '/files/app.js', '/files/app.css']) {
    const { status, headers } = await studio.send(pathname);
    expect(status, pathname).toBe(200);
    expect(headers['cache-control'], pathname).toBe('no-store');
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; .*frame-ancestors 'none'; require-trusted-types-for 'script'/,
    );
    expect(headers['content-security-policy']).not.toMatch(/unsafe|https?:/);
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
    });
  }
  for (const pathname of ['/api/posts', '/preview/1', '/media/blog/x.avif', '/health']) {
    const { status, headers } = await studio.send(pathname);
    expect(status, pathname).toBe(pathname === '/health' ? 404 : 401);
    expect(headers['cache-control'], pathname).toBe('no-store');
  }
});
