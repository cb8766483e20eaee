import { get } from 'node:http';
import { routes, SECURITY_TXT_PATH } from '../../lib/routes';
import { expect, sites, test } from '../support/http-test';

const visit = (path: string, headers: Record<string, string> = {}) =>
  fetch(sites.site + path, { headers, redirect: 'manual' });

for (const [path, status] of [
  ['/Blog', 308],
  ['/blog/pagina/1', 308],
  ['/kader/samenstelling', 308],
  [SECURITY_TXT_PATH, 200],
  ['/indexnow.txt', 404],
] as const) {
  test(`the response ${status} of ${path} has the security headers and says how long it may be kept`, async () => {
    const response = await visit(path);
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(response.headers.get('content-security-policy')).toContain('frame-ancestors');
  });
}

/** What nginx buffers of the headers of a response by default; a longer one becomes its 502. */
const PROXY_BUFFER = 4096;

for (const [path, headers] of [
  ['/Blog', {}],
  ['/kader/samenstelling', {}],
  [routes.configurator, {}],
  [routes.configurator, { rsc: '1' }],
] as const) {
  test(`the headers of ${path} ${JSON.stringify(headers)} with a long query fit the buffer of a proxy`, async () => {
    const query = `model=wall-kiosk&x=${'x'.repeat(2400)}`;
    const bytes = await new Promise<number>((resolve, reject) => {
      get(`${sites.site}${path}?${query}`, { headers }, ({ rawHeaders }) =>
        resolve(Buffer.byteLength(rawHeaders.join('  '))),
      ).once('error', reject);
    });
    expect(bytes).toBeLessThan(PROXY_BUFFER);
  });
}
