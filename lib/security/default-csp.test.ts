import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DEFAULT_CSP, sendDefaultCsp } from './default-csp';

sendDefaultCsp();

/** The policy of what a server in this process answers. */
async function policyOf(answer: RequestListener) {
  const server = createServer(answer);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  server.close().closeAllConnections();
  return headers.get('content-security-policy');
}

test.each<[string, RequestListener]>([
  ['begins by itself', (_, response) => response.end('x')],
  ['is begun by hand', (_, response) => response.writeHead(500, { a: 'b' }).end('x')],
  ['comes in parts', (_, response) => response.writeHead(200).write('x') && response.end()],
])('an answer that %s has the base policy', async (_, answer) => {
  expect(await policyOf(answer)).toBe(DEFAULT_CSP);
});

test('an answer that has a policy keeps it', async () => {
  const own = "default-src 'none'";
  expect(
    await policyOf((_, response) => response.setHeader('Content-Security-Policy', own).end('x')),
  ).toBe(own);
});

test('the base policy lets nobody frame us, take our forms along or move our addresses', () => {
  expect(DEFAULT_CSP.split('; ').sort()).toEqual([
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ]);
});
