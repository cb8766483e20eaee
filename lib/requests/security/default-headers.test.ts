import diagnosticsChannel from 'node:diagnostics_channel';
import { createServer, type RequestListener } from 'node:http';
import { responseOf } from '../../../packages/testbed/response-of.ts';
import { DEFAULT_CSP } from './default-csp';
import { sendDefaultHeaders } from './default-headers';

const subscribed = jest.spyOn(diagnosticsChannel, 'subscribe');
sendDefaultHeaders('https://x.example');

// The channel is that of the whole process, which may run other test files.
afterAll(() => {
  for (const [name, listener] of subscribed.mock.calls) {
    diagnosticsChannel.unsubscribe(name, listener);
  }
});

async function headersOf(handler: RequestListener) {
  return (await responseOf(createServer(handler), { redirect: 'manual' })).headers;
}

test.each<[string, RequestListener]>([
  ['sent by end()', (_, response) => response.end('x')],
  ['begun by writeHead()', (_, response) => response.writeHead(500, { a: 'b' }).end('x')],
  ['sent in chunks', (_, response) => response.writeHead(200).write('x') && response.end()],
  ['a redirect', (_, response) => response.writeHead(308, { location: '/blog' }).end()],
])('a response that is %s has the security headers', async (_, handler) => {
  const headers = await headersOf(handler);
  expect(headers.get('content-security-policy')).toBe(DEFAULT_CSP);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('strict-transport-security')).toBe('max-age=63072000');
});

test.each([
  ['Content-Security-Policy', "default-src 'none'"],
  ['Cross-Origin-Resource-Policy', 'cross-origin'],
])('a response with its own %s keeps it', async (name, own) => {
  const headers = await headersOf((_, response) => response.setHeader(name, own).end('x'));
  expect(headers.get(name)).toBe(own);
});

test('the default CSP forbids framing, foreign form targets, objects and another base URL', () => {
  expect(DEFAULT_CSP.split('; ').sort()).toEqual([
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ]);
});
