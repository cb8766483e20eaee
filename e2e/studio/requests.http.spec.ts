import { embeddedBackendOnly } from '../support/backend';
import { expect, test } from '../support/studio';

embeddedBackendOnly();

const withoutToken = (url: string) => new URL('/', url).href;

test('the studio answers its person, with a policy for its own files only', async ({
  studioUrl,
}) => {
  const response = await fetch(studioUrl);
  expect(response.status).toBe(200);
  const policy = response.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toMatch(/; trusted-types studio-html ProseMirrorClipboard$/);
  expect(policy).not.toMatch(/unsafe|https?:/);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const session = await fetch(`${studioUrl}api/session`);
  expect(await session.json()).toMatchObject({ name: 'Anna', role: 'owner' });
});

for (const [what, urlOf] of Object.entries({
  'without a token': withoutToken,
  'with another token': (url: string) => `${withoutToken(url)}${'A'.repeat(43)}/api/session`,
})) {
  test(`a URL ${what} shows nothing`, async ({ studioUrl }) => {
    const response = await fetch(urlOf(studioUrl));
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('Anna');
  });
}

for (const [what, status, headers] of [
  ['of another site', 403, { origin: 'https://elders.example' }],
  ['that another site embeds', 403, { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' }],
  ['of another page on this machine', 403, { origin: 'http://127.0.0.1:3000' }],
] as const) {
  test(`a request ${what} is refused`, async ({ studioUrl }) => {
    const response = await fetch(`${studioUrl}api/session`, { headers });
    expect(response.status).toBe(status);
  });
}

for (const [what, path, status] of [
  ['a link to the studio opens it', '', 200],
  ['a link to its data is refused', 'api/session', 403],
  ['a link to a preview is refused', 'preview/1', 403],
] as const) {
  test(`from another site ${what}`, async ({ studioUrl, request }) => {
    const response = await request.get(studioUrl + path, {
      headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
    });
    expect(response.status()).toBe(status);
  });
}

test('a request by a name that resolves to this machine is refused', async ({
  studioUrl,
  request,
}) => {
  const response = await request.get(studioUrl, { headers: { host: 'studio.elders.example' } });
  expect(response.status()).toBe(421);
});

test('a request that changes something needs the header of the studio', async ({ studioUrl }) => {
  const response = await fetch(`${studioUrl}api/session`, { method: 'POST' });
  expect(response.status).toBe(403);
});

for (const name of ['..%2Fserver.mjs', '%2e%2e%2f%2e%2e%2fpackage.json', 'geen.js', 'app.ts']) {
  test(`the file ${name} is not served`, async ({ studioUrl }) => {
    expect((await fetch(`${studioUrl}files/${name}`)).status).toBe(404);
  });
}

test('files of the site are passed on, other pages of it are not', async ({ studioUrl }) => {
  const origin = new URL(studioUrl).origin;
  expect((await fetch(`${origin}/icons/icon-192.png`)).headers.get('content-type')).toBe(
    'image/png',
  );
  expect((await fetch(`${origin}/contact`)).status).toBe(404);
});
