import { request as httpRequest } from 'node:http';
import { expect, sites, test } from '../support/http-test';
import { allPages } from '../support/pages';
import { expectNoServerError, formBody, post } from './raw-form';

function get(path: string, init: RequestInit = {}) {
  return fetch(sites.site + path, { redirect: 'manual', ...init });
}

for (const [path, target] of [
  ['/Contact', '/contact'],
  ['/BLOG/De-Juiste-Kleur-Op-Staal', '/blog/de-juiste-kleur-op-staal'],
  ['/KIOSKEN/%C3%A9', '/kiosken/%C3%A9'],
]) {
  test(`${path} redirects permanently to lower case and keeps the query string`, async () => {
    const response = await get(`${path}?onderwerp=Demo%20A&b=C`);
    expect(response.status).toBe(308);
    const location = new URL(response.headers.get('location') ?? '', sites.site);
    expect(location.origin).toBe(sites.site);
    expect(location.pathname).toBe(target);
    expect(Object.fromEntries(location.searchParams)).toEqual({ onderwerp: 'Demo A', b: 'C' });
  });
}

for (const path of ['/%E0%A4%A', '/%00', '/contact%00', '/blog/%E0%A4%A', '/blog/%ff', '/%']) {
  test(`the malformed URL ${path} answers 400`, async () => {
    const response = await get(path);
    expect(response.status).toBe(400);
    await expectNoServerError(response);
  });
}

const unusualPaths = [
  '/blog/..%2f..%2fetc%2fpasswd',
  '/blog/%2e%2e/%2e%2e/lib/env.ts',
  '/blog/een%20spatie',
  '/blog/<script>',
  '/blog/%F0%9F%98%80',
  `/blog/${'a'.repeat(4000)}`,
  '/blog/pagina/-1',
  '/blog/pagina/1e3',
  '/blog/pagina/99999999999999999999',
  '/contact/niets',
  '//elders.example/',
  '/contact;x=1',
  '/_next/data/x/contact.json',
  '/media/niets.mp4',
  '/media/..%2f..%2frest%2fv1%2fposts',
  '/?_rsc=x',
  '/contact?onderwerp=%E0%A4%A',
  `/contact?onderwerp=${'x'.repeat(4000)}`,
];
for (const path of unusualPaths) {
  test(`the URL ${path.slice(0, 60)} causes no server error`, async () => {
    await expectNoServerError(await get(path));
  });
}

const unusualHeaders: Record<string, string>[] = [
  { rsc: '1' },
  { rsc: '1', 'next-router-state-tree': '%5B%22' },
  { rsc: '1', 'next-router-prefetch': '7', 'next-router-segment-prefetch': '/_tree' },
  { 'next-action': 'x' },
  { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  { 'x-forwarded-host': 'elders.example' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { range: 'bytes=99999999-' },
  { 'accept-language': '\u00e9'.repeat(50) },
];
for (const headers of unusualHeaders) {
  test(`pages with the headers ${JSON.stringify(headers).slice(0, 60)} cause no server error`, async () => {
    for (const path of ['/', '/contact', '/blog', '/blog/de-juiste-kleur-op-staal']) {
      await expectNoServerError(await get(path, { headers }));
    }
  });
}

for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'HEAD', 'POST']) {
  test(`${method} to a page causes no server error`, async () => {
    for (const path of [...allPages, '/api/revalidate', '/sitemap.xml', '/bestaat-niet']) {
      await expectNoServerError(await get(path, { method }));
    }
  });
}

test('TRACE causes no server error', async () => {
  const status = await new Promise((resolve, reject) => {
    httpRequest(`${sites.site}/contact`, { method: 'TRACE' }, (response) =>
      resolve(response.resume().statusCode),
    )
      .on('error', reject)
      .end();
  });
  expect(status).toBeLessThan(500);
});

test('a form posted to a page without a form causes no server error', async () => {
  for (const path of ['/', '/blog', '/blog/de-juiste-kleur-op-staal', '/bestaat-niet', '/404']) {
    await expectNoServerError(await post(await formBody({ name: 'Jan' }), {}, path));
  }
});
