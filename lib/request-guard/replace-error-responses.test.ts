import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { replaceErrorResponses } from './replace-error-responses';

const AS_BROWSER = { accept: 'text/html,*/*;q=0.8' };

async function answerOf(answer: RequestListener, headers: Record<string, string> = AS_BROWSER) {
  const server = createServer(answer);
  replaceErrorResponses(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {
    headers,
  });
  const text = await response.text();
  server.close().closeAllConnections();
  return { status: response.status, headers: response.headers, text };
}

const failures: [string, RequestListener][] = [
  [
    'a line',
    (_, response) => {
      response.statusCode = 500;
      response.setHeader('content-type', 'text/plain').end('Internal Server Error');
    },
  ],
  [
    'a page in parts, compressed',
    (_, response) => {
      response.statusCode = 500;
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.setHeader('content-encoding', 'gzip').setHeader('content-length', 8);
      response.write('half');
      response.write('half');
      response.end();
    },
  ],
  [
    'a page behind a head of its own',
    (_, response) => {
      response.setHeader('content-type', 'text/html');
      response.writeHead(503).end('half');
    },
  ],
];

test.each(failures)(
  'a failure that is answered with %s shows the page of errors',
  async (_, answer) => {
    const { status, headers, text } = await answerOf(answer);
    expect(status).toBeGreaterThanOrEqual(500);
    expect(text).toMatch(/^<!doctype html>.*Onze website heeft een storing\..*<\/html>\n$/s);
    expect(headers.get('content-encoding')).toBeNull();
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toContain("style-src 'sha256-");
  },
);

test('a program gets what it was answered with', async () => {
  const [[, answer]] = failures as [(typeof failures)[number]];
  expect((await answerOf(answer, { accept: '*/*' })).text).toBe('Internal Server Error');
});

test.each<[string, RequestListener, string]>([
  ['a page', (_, response) => response.setHeader('content-type', 'text/html').end('page'), 'page'],
  [
    'a page in parts',
    (_, response) => {
      response.write('half ');
      response.end('half');
    },
    'half half',
  ],
  [
    'what an interface says of a failure',
    (_, response) => {
      response.setHeader('content-type', 'application/json').writeHead(500).end('{}');
    },
    '{}',
  ],
])('%s stays as it is', async (_, answer, text) => {
  expect((await answerOf(answer)).text).toBe(text);
});
