import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { CSP_HEADER } from '../../lib/requests/security/csp.mjs';
import { routes } from '../../lib/routes';
import { startNginx } from '../../packages/testbed/system-packages/nginx.ts';
import { test as base, expect, sites } from '../support/http-test';
import { type Nginx, startNginxBefore } from '../support/nginx';

const test = base.extend<object, { nginx: Nginx }>({
  nginx: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of other fixtures here.
    async ({}, use) => {
      const nginx = await startNginxBefore(sites.site);
      await use(nginx);
      await nginx.stop();
    },
    { scope: 'worker' },
  ],
});

const FILM = '/media/hero/hero-720.mp4';
const AS_BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

function cacheOf({ folder }: Pick<Nginx, 'folder'>) {
  const cache = path.join(folder, 'cache');
  const files = readdirSync(cache, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(path.join(cache, name)))
    .filter((file) => file.isFile());
  return { files: files.length, bytes: files.reduce((sum, { size }) => sum + size, 0) };
}

for (const pathname of [FILM, routes.kiosken]) {
  test(`forged Next.js request headers add no cache entries for ${pathname}`, async ({ nginx }) => {
    const request = async (headers: Record<string, string>) => {
      const response = await fetch(nginx.url + pathname, { headers });
      expect(response.status).toBe(200);
      await response.arrayBuffer();
    };
    await request({});
    const before = cacheOf(nginx);
    for (let number = 0; number < 40; number += 1) {
      await request({
        'next-url': `r${number}`,
        'next-router-state-tree': `r${number}`,
        'next-router-prefetch': `r${number}`,
        'next-router-segment-prefetch': `r${number}`,
        ...(pathname === FILM && { rsc: '1', 'accept-encoding': number % 2 ? 'br' : 'gzip' }),
      });
    }
    expect(cacheOf(nginx)).toEqual(before);
  });
}

test('a query string adds no cache entries for a film', async ({ nginx }) => {
  const request = async (query: string) => (await fetch(nginx.url + FILM + query)).arrayBuffer();
  await request('');
  const before = cacheOf(nginx);
  for (let number = 0; number < 10; number += 1) await request(`?a=${number}`);
  expect(cacheOf(nginx)).toEqual(before);
});

/** Requests a path without normalizing it. @returns the status */
function requestRawPath(url: string, pathname: string): Promise<number | undefined> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    httpRequest({ hostname, port, path: pathname }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
    })
      .once('error', reject)
      .end();
  });
}

test('no log line of nginx contains a preview token, in any spelling of its URL', async ({
  nginx,
}) => {
  const token = 'c0ffee'.repeat(10);
  const spellings = [
    '/voorbeeld/',
    '/Voorbeeld/',
    '//voorbeeld/',
    '/%76oorbeeld/',
    '/./voorbeeld/',
  ];
  for (const start of [...spellings, '/x/../voorbeeld/', '/%56OORBEELD%2f', '/voorbeelt/abcd']) {
    await requestRawPath(nginx.url, `${start}${token}/bericht`);
  }
  await requestRawPath(nginx.url, '/contact?einde');
  await expect.poll(() => nginx.log().at(-1)?.path).toBe('/contact');
  expect(JSON.stringify(nginx.log())).not.toContain(token);
});

test('errors of nginx are HTML for browsers and one line for programs, with all security headers', async ({
  nginx,
}) => {
  const own = await fetch(sites.site);
  const names = [...own.headers.keys()].filter((name) =>
    /^(x-content|referrer|permissions|cross-origin|origin-agent|reporting)/.test(name),
  );
  expect(names).toHaveLength(7);
  const large = { method: 'POST', body: 'x'.repeat(1_000_001) };
  for (const [pathname, init, status] of [
    ['/_next/image?url=x', {}, 404],
    [routes.contact, large, 413],
  ] as const) {
    const page = await fetch(nginx.url + pathname, { ...init, headers: AS_BROWSER });
    expect(page.status).toBe(status);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get(CSP_HEADER)).toContain("style-src 'sha256-");
    for (const name of names) expect(page.headers.get(name), name).toBe(own.headers.get(name));
    expect(await page.text()).toContain('<html lang="nl">');
    const line = await fetch(nginx.url + pathname, init);
    expect(line.status).toBe(status);
    expect(line.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect((await line.text()).length).toBeLessThan(200);
  }
});

test('a URL that is too long gets the HTML error page with status 414', async ({ nginx }) => {
  const response = await fetch(`${nginx.url}/${'a'.repeat(9000)}`);
  expect(response.status).toBe(414);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await response.text()).toContain('<h1>Dit adres is te lang.</h1>');
});

test('static files from nginx have the security headers that the site sends', async ({ nginx }) => {
  const html = await (await fetch(sites.site)).text();
  const [script = ''] = /\/_next\/static\/chunks\/[^"]+\.js/.exec(html) ?? [];
  const [own, file] = await Promise.all([fetch(sites.site + script), fetch(nginx.url + script)]);
  const securityOf = ({ headers }: Response) =>
    [...headers].filter(([name]) =>
      /^(x-content|referrer|permissions|cross-origin|origin-agent|reporting|content-security)/.test(
        name,
      ),
    );
  expect(securityOf(file)).toEqual(securityOf(own));
  const missing = await fetch(`${nginx.url}/_next/static/bestaat-niet.js`);
  expect(missing.status).toBe(404);
  expect(missing.headers.get('x-content-type-options')).toBe('nosniff');
});

test.describe('rate limit of nginx', () => {
  const send = (nginx: Nginx, ip: string, path: string = routes.contact) =>
    fetch(nginx.url + path, {
      method: 'POST',
      body: 'x',
      headers: { ...AS_BROWSER, 'x-forwarded-for': ip, 'content-type': 'text/plain' },
    });
  const AT_ONCE = 60;
  const statusesOf = async (count: number, post: (number: number) => Promise<Response>) =>
    new Set(
      await Promise.all(
        Array.from({ length: count }, async (_, number) => (await post(number)).status),
      ),
    );

  const limitedTest = base.extend<{ nginx: Nginx }>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of other fixtures here.
    nginx: async ({}, use) => {
      const nginx = await startNginx({ instances: [sites.site], isBehindProxy: true });
      await use(nginx);
      await nginx.stop();
    },
  });

  limitedTest(
    'an IP address above 60 concurrent POST requests gets 429, while GET and other IP addresses do not',
    async ({ nginx }) => {
      const post = () => send(nginx, '203.0.113.1');
      // The site refuses the type: 400.
      expect(await statusesOf(AT_ONCE, post)).toEqual(new Set([400]));
      let refused: Response | undefined;
      await expect
        .poll(async () => {
          const responses = await Promise.all(Array.from({ length: AT_ONCE }, post));
          refused = responses.find(({ status }) => status === 429);
          return refused?.status;
        })
        .toBe(429);
      expect(refused?.headers.get('retry-after')).toBe('60');
      expect(await refused?.text()).toContain('Wacht een minuut');
      expect((await send(nginx, '203.0.113.2')).status).toBe(400);
      const page = await fetch(nginx.url + routes.contact, {
        headers: { 'x-forwarded-for': '203.0.113.1' },
      });
      expect(page.status).toBe(200);
    },
  );

  limitedTest('an IP address holds 100 unfinished forms at most', async ({ nginx }) => {
    const { port } = new URL(nginx.url);
    const open = (ip: string) => {
      const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8');
      socket.write(
        `POST /api/csp-reports HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${ip}\r\nContent-Length: 500\r\n\r\nx`,
      );
      return socket;
    };
    const sockets = Array.from({ length: 101 }, () => open('203.0.113.9'));
    const refusals = sockets.map(async (socket) => String(await once(socket, 'data')));
    expect(await Promise.race(refusals)).toMatch(/^HTTP\/1.1 429 /);
    expect((await send(nginx, '203.0.113.10')).status).toBe(400);
    for (const socket of sockets) socket.destroy();
  });

  limitedTest('an IPv6 /64 network shares one limit', async ({ nginx }) => {
    const next = (number: number) => send(nginx, `2001:db8:1:2::${number.toString(16)}`);
    await expect.poll(() => statusesOf(2 * AT_ONCE, next)).toContain(429);
    expect((await send(nginx, '2001:db8:1:3::1')).status).toBe(400);
  });

  limitedTest('the revalidation webhook is never limited', async ({ nginx }) => {
    const statuses = await statusesOf(200, () => send(nginx, '203.0.113.3', '/api/revalidate'));
    expect(statuses).not.toContain(429);
  });
});

test('nginx allows no TLS 1.2 cipher without forward secrecy and AEAD', () => {
  const conf = execFileSync('cat', ['deploy/nginx/tls.conf'], { encoding: 'utf8' });
  const [, ciphers = ''] = /ssl_ciphers (\S+);/.exec(conf) ?? [];
  const known = execFileSync('openssl', ['ciphers', '-v', ciphers], { encoding: 'utf8' });
  const lines = known.split('\n').filter((line) => / TLSv1\.2 /.test(line));
  expect(lines).toHaveLength(6);
  for (const line of lines) expect(line).toMatch(/Kx=ECDH .* Mac=AEAD/);
});
