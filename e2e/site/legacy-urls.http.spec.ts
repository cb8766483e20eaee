import { request as httpRequest } from 'node:http';
import config from '../../next.config';
import { readHead } from '../support/head';
import { expect, sites, test } from '../support/http-test';

type Answer = { status: number | undefined; location: string | undefined };

/** Requests a URL unchanged; fetch would turn a backslash into a slash. */
function requestRaw(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { hostname, port } = new URL(sites.site);
  return new Promise((resolve, reject) => {
    httpRequest({ hostname, port, path, headers }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, location: response.headers.location });
    })
      .on('error', reject)
      .end();
  });
}

for (const [old, target] of [
  ['/Kiosken', '/kiosken'],
  ['/Privacy-Policy', '/privacy-policy'],
  ['/kiosken/', '/kiosken'],
  ['/kiosken//', '/kiosken'],
  ['/Kiosken/', '/kiosken'],
  ['//kiosken', '/kiosken'],
  ['//Kiosken', '/kiosken'],
  ['//Kiosken//', '/kiosken'],
  ['/\\Kiosken', '/kiosken'],
  ['//', '/'],
  ['/kader/samenstelling', '/configurator'],
  ['/configurator/samenstelling', '/configurator'],
  ['/blog/de-juiste-kleur-op-staal/', '/blog/de-juiste-kleur-op-staal'],
  ['/blog//de-juiste-kleur-op-staal', '/blog/de-juiste-kleur-op-staal'],
  ['/blog/De-Juiste-Kleur-Op-Staal', '/blog/de-juiste-kleur-op-staal'],
  ['//Blog//De-Juiste-Kleur-Op-Staal//', '/blog/de-juiste-kleur-op-staal'],
  ...Array.from('.,;:!)\']}"»”’>', (sign) => [`/contact${encodeURI(sign)}`, '/contact'] as const),
  ['/Kiosken/).', '/kiosken'],
  ['/blog/de-juiste-kleur-op-staal%22.', '/blog/de-juiste-kleur-op-staal'],
  ['/kios%C2%ADken%E2%80%8B', '/kiosken'],
] as const) {
  test(`${old} redirects permanently in one step to its canonical URL`, async () => {
    const { status, location = '' } = await requestRaw(`${old}?a=B%20c&d=//e`);
    expect(status).toBe(308);
    const moved = new URL(location, sites.site);
    expect(moved.origin).toBe(sites.site);
    expect(moved.pathname).toBe(target);
    expect(Object.fromEntries(moved.searchParams)).toEqual({ a: 'B c', d: '//e' });
    const page = await fetch(moved, { redirect: 'manual' });
    expect(page.status).toBe(200);
    expect(new URL(readHead(await page.text()).canonical).pathname).toBe(target);
  });
}

for (const path of ['/kiosken', '/kiosken/in-uw-ruimte', '/configurator']) {
  test(`${path} redirects a query with invisible characters to the one without`, async () => {
    const { status, location = '' } = await requestRaw(`${path}?mod%C2%ADel=wall%E2%80%8B-kiosk`);
    expect(status).toBe(308);
    expect(new URL(location, sites.site).href).toBe(`${sites.site}${path}?model=wall-kiosk`);
  });
}

test('every redirect that is configured leads to a page in one step', async () => {
  const redirects = (await config.redirects?.()) ?? [];
  expect(redirects.length).toBeGreaterThan(0);
  for (const { source, destination, permanent } of redirects) {
    const { status, location = '' } = await requestRaw(`${source}?a=b`);
    expect([source, status]).toEqual([source, permanent ? 308 : 307]);
    const moved = new URL(location, sites.site);
    expect([source, moved.pathname + moved.search]).toEqual([source, `${destination}?a=b`]);
    expect([source, (await fetch(moved, { redirect: 'manual' })).status]).toEqual([source, 200]);
  }
});

for (const path of [
  '//elders.example',
  '///elders.example',
  '//elders.example/',
  '//Elders.example/%2e%2e',
  '/\\elders.example',
  '\\/elders.example',
  '/\\/elders.example/',
  '/%2F/elders.example',
  '/%2Felders.example',
  '/%5Celders.example/',
  '/.//elders.example',
  '/blog/..//elders.example',
  '/;//elders.example/',
  '//elders.example@localhost/',
  '/\t/elders.example',
]) {
  test(`${JSON.stringify(path)} does not redirect to another origin`, async () => {
    const { status, location = '' } = await requestRaw(path.replace('\t', '%09'));
    expect(status).toBeLessThan(500);
    expect(new URL(location, sites.site).origin).toBe(sites.site);
  });
}

test('a file URL is not changed to lower case, whatever the request headers', async () => {
  const { status, location } = await requestRaw('/media/blog/Foto.avif', {
    'content-type': 'text/plain',
  });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(location).toBeUndefined();
});
