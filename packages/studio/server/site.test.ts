import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import type { Database } from './database';
import { previewPage } from './site';

jest.mock('./studio-post', () => ({ readPost: async () => ({ live: { slug: 'een-post' } }) }));

const asked: string[] = [];
let respond = (response: ServerResponse) => response.end('<p>Een artikel</p>');
const site = createServer((request, response) => {
  asked.push(request.url ?? '');
  respond(response);
});
let siteUrl = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(() => site.close());

const access = { token: async () => 'een-token', tokenInstead: async () => undefined };
const studio = new Hono().get('/preview/:id', (context) =>
  previewPage(context, { siteUrl, access, database: {} as Database }),
);

test('each preview asks the site for another URL, so that no rendering of an older draft is shared', async () => {
  await studio.request('/preview/1');
  await studio.request('/preview/1');
  expect(asked[0]).toMatch(/^\/voorbeeld\/een-token\/een-post\/[\w-]+$/);
  expect(new Set(asked).size).toBe(2);
});

test('a page that the site could not make is no preview, so that the studio tries again', async () => {
  respond = (response) => {
    response.writeHead(503, { 'content-type': 'text/html' });
    return response.end('<h1>Het voorbeeld is nu niet te laden.</h1>');
  };
  const response = await studio.request('/preview/1');
  expect(response.status).toBe(502);
  expect(response.headers.get('content-type')).toContain('text/plain');
});
