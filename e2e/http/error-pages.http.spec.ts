import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { COMPOSED_PATH } from '../../lib/business/configurator/composed-path';
import { fieldTexts } from '../../lib/contact/fields';
import { CSP_HEADER } from '../../lib/requests/security/csp.mjs';
import { routes } from '../../lib/routes';
import { copyBuild, startSiteFromCopy } from '../../packages/testbed/site-process.ts';
import { wholeRequest } from '../../tools/fuzz/raw-request.ts';
import { send } from '../../tools/fuzz/send.ts';
import { embeddedBackendOnly } from '../support/backend';
import { expect, sites, test } from '../support/http-test';
import { formBody, post } from './raw-form';

embeddedBackendOnly();

const AS_BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const UNKNOWN_ACTION = `60${'0'.repeat(40)}`;

function get(pathname: string, headers: Record<string, string> = {}) {
  return fetch(sites.site + pathname, { headers, redirect: 'manual' });
}

async function expectErrorPage(response: Response, status: number, text: string) {
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toContain('no-store');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('origin-agent-cluster')).toBe('?1');
  expect(response.headers.get(CSP_HEADER)).toMatch(/^default-src 'none'; style-src 'sha256-/);
  const html = await response.text();
  expect(html).toContain(text);
  expect(html).toContain('href="tel:');
  expect(html).toContain('href="mailto:');
}

test('a refused request gets an HTML page in a browser and one line of text in a program', async () => {
  await expectErrorPage(await get('/%', AS_BROWSER), 400, 'Dit adres bestaat niet.');
  const refused = await fetch(`${sites.site}/sitemap.xml`, { method: 'PUT', headers: AS_BROWSER });
  await expectErrorPage(refused, 405, 'Dit kan hier niet.');
  expect(refused.headers.get('allow')).toBe('GET, HEAD');
  const line = await get('/%');
  expect(line.headers.get('content-type')).toBe('text/plain; charset=utf-8');
});

test('a malformed HTTP request that Node refuses gets the error page too', async () => {
  const { host } = new URL(sites.site);
  const { statuses, text } = await send(
    host,
    wholeRequest('', host, { headers: [['x', 'a'.repeat(40_000)]] }),
  );
  expect(statuses).toEqual([431]);
  expect(text).toContain('Dit adres is te lang.');
  expect(text).toContain('x-content-type-options: nosniff');
});

for (const pathname of ['/_global-error', '/_not-found', '/%5Fglobal-error', '/404', '/500']) {
  test(`${pathname} answers 404 and is not cached`, async () => {
    const response = await get(pathname);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(await response.text()).toContain('Deze pagina staat hier niet.');
  });
}

test('a form of an earlier build gets 409 with a Dutch explanation and logs no stack trace', async ({
  startSite,
}) => {
  const site = await startSite({});
  const body = await formBody({ name: 'Noor', message: 'Hallo' });
  body.set('$ACTION_1:0', `{"id":"${UNKNOWN_ACTION}","bound":"$@1"}`);
  const response = await post(body, AS_BROWSER, routes.contact, site.url);
  await expectErrorPage(response, 409, 'laad de pagina opnieuw');

  const call = new FormData();
  call.set('0', '[null,"$K1"]');
  const refused = await post(call, { 'next-action': UNKNOWN_ACTION }, routes.contact, site.url);
  expect(refused.status).toBe(409);
  expect(refused.headers.get('x-nextjs-action-not-found')).toBe('1');
  expect(site.output()).not.toMatch(/\n\s+at |Server Action/);
});

test('a form of 980 kB is refused without echoing it, and one of 100 kB keeps its text', async () => {
  const kept = await post(await formBody({ message: 'x'.repeat(100_000) }), AS_BROWSER);
  expect(kept.status).toBe(200);
  const html = await kept.text();
  expect(html).toContain(fieldTexts.name.empty);
  expect(html).toContain('x'.repeat(100_000));
  const refused = await post(await formBody({ message: 'x'.repeat(980_000) }), AS_BROWSER);
  await expectErrorPage(refused, 413, 'het is te groot');
});

test('a page whose code throws gets the Dutch error page with status 500', async () => {
  test.slow();
  const broken = `${sites.buildFolder}-broken`;
  copyBuild(sites.buildFolder, broken);
  const page = `server/app${COMPOSED_PATH}/page.js`;
  writeFileSync(path.join(broken, page), "throw new Error('broken by a test')");
  const site = await startSiteFromCopy({ buildFolder: broken, variables: sites.variables });
  const response = await fetch(`${site.url}${routes.configurator}?model=wall-kiosk`, {
    headers: AS_BROWSER,
  });
  await expectErrorPage(response, 500, 'Onze website heeft een storing.');
  await site.stop();
  rmSync(broken, { recursive: true });
});
