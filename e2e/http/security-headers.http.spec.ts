import { CSP_HEADER, CSP_REPORTS_PATH } from '../../lib/requests/security/csp.mjs';
import { videoFrameHref } from '../../lib/requests/security/frame-routes';
import {
  feedRoutes,
  postPictureHref,
  routes,
  SECURITY_TXT_PATH,
  SITEMAP_PATH,
} from '../../lib/routes';
import { expect, sites, test } from '../support/http-test';

const PICTURE = '/media/blog/de-juiste-kleur-op-staal.avif';
const FILM = '/media/hero/hero-720.mp4';
const PLAYER = videoFrameHref('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ');

const paths = [
  ...[routes.home, routes.contact, routes.blog, '/bestaat-niet', '/blog/bestaat-niet'],
  ...[feedRoutes.rss, SITEMAP_PATH, '/robots.txt', '/manifest.webmanifest', '/icon.svg'],
  ...[
    PICTURE,
    FILM,
    '/media/niets.mp4',
    PLAYER,
    `${routes.configurator}?model=wall-kiosk`,
    CSP_REPORTS_PATH,
    SECURITY_TXT_PATH,
  ],
];

test('every kind of response has the security headers', async ({ request }) => {
  for (const path of paths) {
    const response = await request.get(path);
    const headers = response.headers();
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      [CSP_HEADER]: expect.stringContaining('frame-ancestors'),
    });
    const names = response.headersArray().map(({ name }) => name.toLowerCase());
    expect(
      names.filter((name) => name === CSP_HEADER),
      path,
    ).toHaveLength(1);
    expect(names, path).not.toContain('x-powered-by');
    expect(names, path).not.toContain('set-cookie');
    expect(names, path).not.toContain('strict-transport-security');
  }
});

test('other origins may load only our pictures and feeds', async ({ request }) => {
  const resourcePolicy = async (path: string) =>
    (await request.get(path)).headers()['cross-origin-resource-policy'];
  const shared = postPictureHref('de-juiste-kleur-op-staal');
  const pictures = ['/pictures/open-graph/default.jpg', PICTURE, shared, '/icon.svg'];
  for (const path of [...pictures, feedRoutes.rss, feedRoutes.atom]) {
    expect(await resourcePolicy(path), path).toBe('cross-origin');
  }
  for (const path of [routes.home, routes.contact, SITEMAP_PATH, FILM]) {
    expect(await resourcePolicy(path), path).toBe('same-origin');
  }
});

test('a file of the bucket has a sandbox CSP', async ({ request }) => {
  for (const path of [PICTURE, FILM]) {
    const policy = (await request.get(path)).headers()[CSP_HEADER];
    expect(policy).toMatch(/default-src 'none'.*; sandbox allow-same-origin$/);
  }
});

test('security.txt is served at its canonical URL', async ({ request }) => {
  const response = await request.get(SECURITY_TXT_PATH);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toContain(`Canonical: ${sites.site}${SECURITY_TXT_PATH}`);
});

test('our frames allow only our own pages as ancestors and are not indexed', async ({
  request,
}) => {
  const connected = await request.get(PLAYER);
  expect(connected.status()).toBe(200);
  const nothing = await request.get('/kader/kaart');
  expect(nothing.status()).toBe(404);
  for (const response of [connected, nothing]) {
    expect(response.headers()).toMatchObject({
      [CSP_HEADER]: expect.stringMatching(/^default-src 'none'.*frame-ancestors 'self'/),
      'x-robots-tag': 'noindex',
    });
  }
});

test('/_next/image answers 404', async ({ request }) => {
  const query = 'url=%2Fpictures%2Fopen-graph%2Fdefault.jpg&w=640&q=75';
  for (const parameters of [query, ''])
    expect((await request.get(`/_next/image?${parameters}`)).status()).toBe(404);
});

test('CSP reports are logged in one line, and invalid reports are ignored', async ({
  request,
  startSite,
}) => {
  const site = await startSite({});
  const send = async (type: string, data: string) => {
    const headers = { 'content-type': type };
    const response = await request.post(site.url + CSP_REPORTS_PATH, { headers, data });
    expect(response.status()).toBe(204);
  };
  const body = {
    effectiveDirective: 'img-src',
    blockedURL: 'https://elders.example/x.png',
    documentURL: `${sites.site}/contact?onderwerp=geheim`,
  };
  await send('application/reports+json', JSON.stringify([{ type: 'csp-violation', body }]));
  await send('application/csp-report', 'geen json, geheim');
  await send('text/plain', 'geheim'.repeat(10_000));
  expect(site.output()).toContain('img-src kept out https://elders.example on /contact');
  expect(site.output()).not.toContain('geheim');
});
