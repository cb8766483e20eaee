import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MESSAGES_PER_BROWSER } from '../../lib/contact/rate-limiters';
import { LIMITED_TEXT, SENT_TEXT } from '../../lib/contact/state';
import { CSP_HEADER } from '../../lib/requests/security/csp.mjs';
import { postHref, routes } from '../../lib/routes';
import { startNginx } from '../../packages/testbed/system-packages/nginx.ts';
import { newMessage } from '../contact/contact-form';
import { formBody, post } from '../http/raw-form';
import {
  changePost,
  deletePost,
  embeddedBackendOnly,
  publishPost,
  revalidatePost,
} from '../support/backend';
import { compressedAsByNginx } from '../support/compressed';
import { expect, randomClientIp, sites, test } from '../support/http-test';
import { type Nginx, startNginxBefore } from '../support/nginx';
import { storedPage } from '../support/stored-page';

embeddedBackendOnly();
// One worker, which starts nginx once.
test.describe.configure({ mode: 'default' });

let nginx: Nginx;

test.beforeAll(async () => {
  nginx = await startNginxBefore(sites.site);
});

test.afterAll(() => nginx.stop());

const POST = postHref('de-juiste-kleur-op-staal');
/** Ten segments of 1,460 bytes. Source: RFC 6928. */
const FIRST_ROUND_TRIP = 14_600;

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(nginx.url + path, { headers, redirect: 'manual' });
/** Headers and compressed HTML of a page, up to the data that it needs only to become interactive. */
async function bytesUntilData(url: string): Promise<number> {
  const response = await fetch(url);
  const lines = Array.from(response.headers, ([name, value]) => `${name}: ${value}\r\n`);
  const [content = '', data] = (await response.text()).split(/(?=<script[^>]* id="page-data")/);
  expect(data).toBeDefined();
  return lines.join('').length + compressedAsByNginx(content).length;
}
const fromCache = (response: Response) => response.headers.get('x-cache');
const requestId = (response: Response) => response.headers.get('x-request-id') ?? '';

test('nginx serves a page from its cache until the cache entry expires', async () => {
  const state = async () => fromCache(await get(routes.support));
  await expect.poll(state, { intervals: [10] }).toBe('HIT');
  await expect.poll(state).toBe('EXPIRED');
});

/** Waits until every present cache entry of nginx has expired: one made later has. */
async function expireCacheEntries() {
  const later = `${routes.support}?kopie=${randomUUID()}`;
  await get(later);
  await expect.poll(async () => fromCache(await get(later))).toBe('EXPIRED');
}

test('the first visitor after a quiet minute gets a changed post', async () => {
  const slug = await publishPost({ slug: 'achter-nginx', content: '<p>De eerste tekst.</p>' });
  const page = postHref(slug);
  await revalidatePost(sites.site, slug);
  await expect.poll(async () => (await get(page)).text()).toContain('De eerste tekst.');
  await expireCacheEntries();
  await changePost(slug, { content: '<p>De tweede tekst.</p>' });
  await expect.poll(() => storedPage(sites.buildFolder, page)).toContain('De tweede tekst.');
  expect(await (await get(page)).text()).toContain('De tweede tekst.');
  await deletePost(slug);
});

test('what the pages that visitors land on show fits the first round trip of a connection, with their headers', async () => {
  for (const path of [
    routes.home,
    routes.blog,
    POST,
    routes.news,
    routes.contact,
    routes.support,
  ]) {
    expect(await bytesUntilData(nginx.url + path), path).toBeLessThanOrEqual(FIRST_ROUND_TRIP);
  }
});

test('what the configurator shows takes a second round trip of a connection, but stays below 16 kB', async () => {
  expect(await bytesUntilData(nginx.url + routes.configurator)).toBeLessThanOrEqual(16_000);
});

test('nginx keeps the headers that only the site needs', async () => {
  const { headers } = await get(routes.home);
  for (const name of ['x-rendered-at', 'x-data-read-at', 'x-nextjs-cache']) {
    expect(headers.has(name), name).toBe(false);
  }
});

test('nginx caches no response with no-store', async () => {
  for (const path of ['/api/health', '/voorbeeld/aaa/bbb', '/bestaat-niet']) {
    for (let times = 0; times < 2; times += 1) {
      const response = await get(path);
      expect(response.headers.get('cache-control'), path).toContain('no-store');
      expect(fromCache(response), path).not.toBe('HIT');
    }
  }
});

test('nginx does not cache the response to a form', async () => {
  const body = await formBody({ ...newMessage(), email: 'geen adres' });
  const response = await post(body, {}, routes.contact, nginx.url);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('geen adres');
  expect(await (await get(routes.contact)).text()).not.toContain('geen adres');
});

test('nginx keeps RSC and HTML responses of one URL in separate cache entries', async () => {
  const asScript = { rsc: '1' };
  const { headers } = await get(routes.news, asScript);
  const address = headers.get('location') ?? '';
  for (const order of [1, 2]) {
    const data = await get(address, asScript);
    expect(data.headers.get('content-type'), String(order)).toContain('text/x-component');
    const page = await get(address);
    expect(page.headers.get('content-type'), String(order)).toContain('text/html');
  }
});

test('pages vary only by the request headers that the cache key of nginx contains', async () => {
  const vary = (await fetch(sites.site)).headers.get('vary') ?? '';
  expect(vary.toLowerCase().split(/, */).sort()).toEqual([
    'accept-encoding',
    'next-router-prefetch',
    'next-router-segment-prefetch',
    'next-router-state-tree',
    'rsc',
  ]);
});

for (const { accepted, encoding } of [
  { accepted: 'deflate, br', encoding: 'br' },
  { accepted: 'deflate, gzip', encoding: 'gzip' },
  { accepted: 'gzip, deflate, br, zstd', encoding: 'br' },
]) {
  test(`pages and files are compressed with ${encoding} for Accept-Encoding: ${accepted}`, async () => {
    const asked = { 'accept-encoding': accepted };
    const page = await get(routes.home, asked);
    expect(page.headers.get('content-encoding')).toBe(encoding);
    const html = await page.text();
    const [script = ''] = /\/_next\/static\/chunks\/[^"]+\.js/.exec(html) ?? [];
    const file = await get(script, asked);
    expect(file.headers.get('content-encoding')).toBe(encoding);
    expect(file.headers.get('vary')).toBe('Accept-Encoding');
    const own = await fetch(sites.site + script);
    expect(await file.text()).toBe(await own.text());
    for (const name of [
      'cache-control',
      'x-content-type-options',
      'cross-origin-resource-policy',
      CSP_HEADER,
    ]) {
      expect(file.headers.get(name), name).toBe(own.headers.get(name));
    }
  });
}

test('nginx keeps a picture in WebP, for browsers without AVIF, apart from the AVIF', async () => {
  const path = '/media/blog/de-juiste-kleur-op-staal-640.avif';
  for (const [accept, type] of [
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['image/webp,image/apng,*/*', 'image/webp'],
    ['image/avif,image/webp,*/*', 'image/avif'],
  ] as const) {
    expect((await get(path, { accept })).headers.get('content-type')).toBe(type);
  }
});

test('a range request for a film gets 206 with the right bytes, uncached and cached', async () => {
  const path = '/media/hero/hero-720.mp4';
  const whole = Buffer.from(await (await fetch(sites.site + path)).arrayBuffer());
  for (const [from, to] of [
    [1000, 1999],
    [200_000, 200_099],
  ] as const) {
    const part = await get(path, { range: `bytes=${from}-${to}` });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes ${from}-${to}/${whole.length}`);
    const bytes = Buffer.from(await part.arrayBuffer());
    expect(bytes.equals(whole.subarray(from, to + 1))).toBe(true);
  }
});

const tooLarge = () => {
  const body = new FormData();
  body.set('message', 'a'.repeat(1_000_001));
  return body;
};

test('a request body that is too large gets 413 with a Dutch explanation', async () => {
  const response = await post(tooLarge(), {}, routes.contact, nginx.url);
  expect(response.status).toBe(413);
  expect(response.headers.get('content-type')).toContain('text/plain');
  expect(await response.text()).toContain('Dit formulier is geweigerd: het is te groot.');
});

test('/_next/image answers 404 without reaching the site', async () => {
  const response = await get('/_next/image?url=%2Ficon.svg&w=640&q=75');
  expect(response.status).toBe(404);
  expect(response.headers.has('vary')).toBe(false);
});

test('a redirect behind nginx keeps host and port', async () => {
  const response = await get('/Kiosken?a=b');
  expect(response.status).toBe(308);
  expect(new URL(response.headers.get('location') ?? '', nginx.url).href).toBe(
    `${nginx.url}/kiosken?a=b`,
  );
});

test('a forged X-Forwarded-For header does not evade the rate limit', async () => {
  const send = async () => {
    const headers = { ...randomClientIp(), 'user-agent': 'Robot achter nginx' };
    return (await post(await formBody(newMessage()), headers, routes.contact, nginx.url)).text();
  };
  for (let number = 0; number < MESSAGES_PER_BROWSER; number += 1) {
    expect(await send()).toContain(SENT_TEXT);
  }
  expect(await send()).toContain(LIMITED_TEXT);
});

test('nginx logs contain no IP address, query string or preview token', async () => {
  await get('/voorbeeld/geheim-token/bericht', { 'x-request-id': 'verzonnen-door-bezoeker' });
  const response = await get('/contact?onderwerp=mijn-vraag');
  await expect.poll(nginx.log).toContainEqual({
    time: expect.any(String),
    requestId: requestId(response),
    method: 'GET',
    path: '/contact',
    status: 200,
    bytes: expect.any(Number),
    seconds: expect.any(Number),
    cache: 'MISS',
  });
  await post(tooLarge(), {}, '/contact?onderwerp=mijn-vraag', nginx.url);
  await expect.poll(nginx.log).toContainEqual(expect.objectContaining({ status: 413 }));
  const text = JSON.stringify(nginx.log()) + nginx.errors();
  for (const secret of ['geheim-token', 'mijn-vraag', '127.0.0.1', 'verzonnen']) {
    expect(text).not.toContain(secret);
  }
});

test('a log line of the site contains the request id that nginx sent', async ({ startSite }) => {
  const site = await startSite({ LOG_FORMAT: 'json' });
  const before = await startNginx({ instances: [site.url] });
  const violation = {
    ...{ effectiveDirective: 'img-src', blockedURL: 'inline', documentURL: site.url },
  };
  const body = JSON.stringify([{ type: 'csp-violation', body: violation }]);
  const headers = { 'content-type': 'application/reports+json' };
  const response = await fetch(`${before.url}/api/csp-reports`, { method: 'POST', headers, body });
  await expect.poll(site.output).toContain(`"requestId":"${requestId(response)}"`);
  await before.stop();
});

test('nginx with TLS serves the site and redirects HTTP to HTTPS', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'certificate-'));
  const certificate = path.join(folder, 'certificate.pem');
  const key = path.join(folder, 'key.pem');
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-subj', '/CN=localhost', '-days', '1', '-keyout', key, '-out', certificate],
    ],
    { stdio: 'ignore' },
  );
  const before = await startNginx({ instances: [sites.site], encrypted: { certificate, key } });
  const moved = await fetch(`${before.url}/kiosken?a=b`, { redirect: 'manual' });
  expect(moved.status).toBe(308);
  expect(moved.headers.get('location')).toBe('https://localhost/kiosken?a=b');
  const page = await new Promise<IncomingMessage>((resolve, reject) => {
    request(before.secureUrl, { ca: readFileSync(certificate) }, resolve)
      .on('error', reject)
      .end();
  });
  expect(page.statusCode).toBe(200);
  expect(page.headers[CSP_HEADER]).toContain('script-src');
  page.destroy();
  await before.stop();
  rmSync(folder, { recursive: true });
});

test('nginx serves a stale page while no instance answers, and an error page for others', async ({
  startSite,
}) => {
  const site = await startSite({});
  const before = await startNginx({ instances: [site.url] });
  const page = before.url + routes.kiosken;
  const html = await (await fetch(page)).text();
  await site.stop();
  const visit = async () => {
    const response = await fetch(page);
    return [response.status, fromCache(response), (await response.text()) === html];
  };
  await expect.poll(visit).toEqual([200, 'STALE', true]);
  const unseen = await fetch(`${before.url + routes.support}?vraag=geheim`);
  expect(unseen.status).toBe(502);
  expect(await unseen.text()).toContain('Probeer het over een minuut opnieuw.');
  await expect.poll(before.log).toContainEqual(
    expect.objectContaining({
      level: 'error',
      requestId: requestId(unseen),
      instance: new URL(site.url).host.replace('localhost', '127.0.0.1'),
      status: '502',
    }),
  );
  expect(before.errors()).not.toContain('geheim');
  await before.stop();
});
