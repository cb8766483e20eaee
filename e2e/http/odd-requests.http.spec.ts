import { REQUEST_PATH } from '../../lib/business/configurator/request-path';
import { postPictureHref, routes } from '../../lib/routes';
import { wholeRequest } from '../../tools/fuzz/raw-request.ts';
import { send } from '../../tools/fuzz/send.ts';
import { embeddedBackendOnly, publishPost } from '../support/backend';
import { expect, sites, test } from '../support/http-test';

const { host } = new URL(sites.site);

async function statusOf(message: Parameters<typeof wholeRequest>[2]) {
  const { statuses } = await send(host, wholeRequest('', host, message));
  return statuses[0];
}

async function scriptPath(): Promise<string> {
  const html = await (await fetch(`${sites.site}/contact`)).text();
  return /src="(\/_next\/static\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
}

test.describe('own posts and films', () => {
  embeddedBackendOnly();

  test('a GET route answers 405 to other methods, and that response is not cached', async () => {
    const target = postPictureHref(await publishPost({ slug: 'geweigerd' }));
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      expect(await statusOf({ method, target })).toBe(405);
    }
    expect((await fetch(sites.site + target)).status).toBe(200);
  });

  test('a film request with a Trailer header is answered', async () => {
    const target = '/media/hero/hero-720.mp4';
    expect(await statusOf({ target, headers: [['Trailer', 'x']] })).toBe(200);
  });
});

for (const state of ['x', '%', '%5B%5D', 'null', 'a'.repeat(5000)]) {
  test(`the router state “${state.slice(0, 9)}” gets the page, also where it is rendered for each request`, async () => {
    for (const path of [`${routes.configurator}?model=wall-kiosk`, REQUEST_PATH, routes.kiosken]) {
      const headers = { rsc: '1', 'next-router-state-tree': state };
      const response = await fetch(sites.site + path, { headers });
      expect(response.status, path).toBe(200);
      expect(response.headers.get('content-type'), path).toBe('text/x-component');
    }
  });
}

for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']) {
  test(`${method} to pages without a form and to files answers 405`, async () => {
    for (const target of [
      '/',
      '/blog/de-juiste-kleur-op-staal',
      '/sitemap.xml',
      await scriptPath(),
    ]) {
      expect(await statusOf({ method, target })).toBe(405);
    }
  });
}

for (const target of ['*', 'http://[::1', `/?${'a=1&'.repeat(3000)}`]) {
  test(`the request target “${target.slice(0, 20)}” is refused`, async () => {
    expect(await statusOf({ target })).toBe(400);
  });
}

test('a request target in absolute form, as sent to proxies, is understood', async () => {
  expect(await statusOf({ target: `http://${host}/contact` })).toBe(200);
});

for (const condition of [
  ['Range', 'bytes=99999999-'],
  ['If-Match', '"x"'],
  ['If-Unmodified-Since', 'Thu, 01 Jan 1970 00:00:00 GMT'],
] as [string, string][]) {
  test(`a file is served despite the condition ${condition.join(': ')}`, async () => {
    expect(await statusOf({ target: await scriptPath(), headers: [condition] })).toBe(200);
  });
}
