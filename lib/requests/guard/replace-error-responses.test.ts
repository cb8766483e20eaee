import { createServer, type RequestListener } from 'node:http';
import { responseOf } from '../../../packages/testbed/response-of.ts';
import { replaceErrorResponses } from './replace-error-responses';

const BROWSER_HEADERS = { accept: 'text/html,*/*;q=0.8' };

function behindReplacement(handler: RequestListener, headers = BROWSER_HEADERS) {
  const server = createServer(handler);
  replaceErrorResponses(server);
  return responseOf(server, { headers });
}

const failures: [string, RequestListener][] = [
  [
    'one line of text',
    (_, response) => {
      response.statusCode = 500;
      response.setHeader('content-type', 'text/plain').end('Internal Server Error');
    },
  ],
  [
    'HTML in chunks, compressed',
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
    'HTML after writeHead',
    (_, response) => {
      response.setHeader('content-type', 'text/html');
      response.writeHead(503).end('half');
    },
  ],
];

test.each(failures)(
  'a failed page that Next sends as %s is replaced by the error page',
  async (_, handler) => {
    const { status, headers, body } = await behindReplacement(handler);
    expect(status).toBeGreaterThanOrEqual(500);
    expect(body).toMatch(/^<!doctype html>.*Onze website heeft een storing\..*<\/html>\n$/s);
    expect(headers.get('content-encoding')).toBeNull();
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toContain("style-src 'sha256-");
  },
);

test('a program gets the failed response unchanged', async () => {
  const [[, handler]] = failures as [(typeof failures)[number]];
  expect((await behindReplacement(handler, { accept: '*/*' })).body).toBe('Internal Server Error');
});

test.each<[string, RequestListener, string]>([
  [
    'a page with status 503 that names a time to retry',
    (_, response) => {
      response.setHeader('content-type', 'text/html').setHeader('retry-after', 60);
      response.writeHead(503).end('page');
    },
    'page',
  ],
  ['a page', (_, response) => response.setHeader('content-type', 'text/html').end('page'), 'page'],
  [
    'a page in chunks',
    (_, response) => {
      response.write('half ');
      response.end('half');
    },
    'half half',
  ],
  [
    'a JSON response with status 500',
    (_, response) => {
      response.setHeader('content-type', 'application/json').writeHead(500).end('{}');
    },
    '{}',
  ],
])('%s is not replaced', async (_, handler, text) => {
  expect((await behindReplacement(handler)).body).toBe(text);
});
