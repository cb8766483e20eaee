import diagnosticsChannel from 'node:diagnostics_channel';
import { createServer, type RequestListener } from 'node:http';
import { responseOf } from '../../scripts/harness/response-of.ts';
import { DEFAULT_CSP, sendDefaultCsp } from './default-csp';

const subscribed = jest.spyOn(diagnosticsChannel, 'subscribe');
sendDefaultCsp();

// The channel is that of the whole process, which may run other test files.
afterAll(() => {
  for (const [name, listener] of subscribed.mock.calls) {
    diagnosticsChannel.unsubscribe(name, listener);
  }
});

async function cspOf(handler: RequestListener) {
  const { headers } = await responseOf(createServer(handler));
  return headers.get('content-security-policy');
}

test.each<[string, RequestListener]>([
  ['sent by end()', (_, response) => response.end('x')],
  ['begun by writeHead()', (_, response) => response.writeHead(500, { a: 'b' }).end('x')],
  ['sent in chunks', (_, response) => response.writeHead(200).write('x') && response.end()],
])('a response that is %s has the default CSP', async (_, handler) => {
  expect(await cspOf(handler)).toBe(DEFAULT_CSP);
});

test('a response with a CSP keeps it', async () => {
  const own = "default-src 'none'";
  expect(
    await cspOf((_, response) => response.setHeader('Content-Security-Policy', own).end('x')),
  ).toBe(own);
});

test('the default CSP forbids framing, foreign form targets, objects and another base URL', () => {
  expect(DEFAULT_CSP.split('; ').sort()).toEqual([
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ]);
});
