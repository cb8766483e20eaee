import diagnosticsChannel from 'node:diagnostics_channel';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { paintFirst } from '../../../packages/page-cache/paint-first';
import { responseOf } from '../../../packages/testbed/response-of.ts';
import { isRenderedOnRequest } from '../../business/configurator/is-rendered-on-request';
import { currentRequestId } from '../../platform/request-id';
import { LENGTH_HEADER } from '../http/content-length';
import { DEFAULT_CSP } from '../security/default-csp';
import { registerHooks } from './register-hooks';

const subscribed = jest.spyOn(diagnosticsChannel, 'subscribe');

beforeAll(() =>
  registerHooks({
    siteUrl: 'https://x.example',
    isDevelopment: false,
    isVercel: false,
    improvePages: () => paintFirst({ isRenderedOnRequest, buildFolder: '.next' }),
  }),
);

// The channels are those of the whole process, which may run other test files.
afterAll(() => {
  for (const [name, listener] of subscribed.mock.calls) {
    diagnosticsChannel.unsubscribe(name, listener);
  }
});

const send = (handler: RequestListener, request?: Parameters<typeof responseOf>[1]) =>
  responseOf(createServer(handler), request);

async function requestBehindHooks(init: RequestInit & { path?: string }): Promise<IncomingMessage> {
  let seen: IncomingMessage | undefined;
  await send((request, response) => {
    seen = request;
    response.end();
  }, init);
  return seen as IncomingMessage;
}

test('a GET request reaches Next with a normalized URL, the IP address of the connection and no Range', async () => {
  const { url, headers } = await requestBehindHooks({
    path: '//Kiosken',
    headers: { range: 'bytes=0-1', 'x-connection-address': '198.51.100.7' },
  });
  expect(url).toBe('/Kiosken/');
  expect(headers['x-connection-address']).toBe('127.0.0.1');
  expect(headers).not.toHaveProperty('range');
  expect(headers).not.toHaveProperty('x-run-middleware');
});

test('a POST request reaches Next with the header that the matcher of the middleware looks for', async () => {
  const { headers } = await requestBehindHooks({ method: 'POST' });
  expect(headers['x-run-middleware']).toBe('1');
});

test.each([
  [{}, `https://127.0.0.1`],
  [{ 'x-forwarded-host': 'www.zuilwerk.example, inner' }, 'https://www.zuilwerk.example'],
  [{ 'x-forwarded-host': 'a b' }, undefined],
  [{ origin: 'https://elders.example' }, 'https://elders.example'],
  [{ origin: 'null' }, 'null'],
])('a POST request with %o reaches Next with the origin %s', async (given, origin) => {
  const { headers } = await requestBehindHooks({ method: 'POST', headers: given });
  expect(headers.origin?.replace(/:\d+$/, '')).toBe(origin);
});

const ROUTER_STATE = encodeURIComponent(JSON.stringify(['', { children: ['__PAGE__', {}] }]));

test.each([ROUTER_STATE, undefined])('the router state %s reaches Next', async (state) => {
  const given: Record<string, string> = state ? { 'next-router-state-tree': state } : {};
  const { headers } = await requestBehindHooks({ headers: given });
  expect(headers['next-router-state-tree']).toBe(state);
});

test.each(['', 'x', '%', '%5B%5D', 'null', `${ROUTER_STATE}, ${ROUTER_STATE}`, 'a'.repeat(9000)])(
  'the router state %.20s, which Next cannot read, does not reach it',
  async (state) => {
    const { headers } = await requestBehindHooks({ headers: { 'next-router-state-tree': state } });
    expect(headers).not.toHaveProperty('next-router-state-tree');
  },
);

test('concurrent requests on one Node server keep separate request ids', async () => {
  const handler: RequestListener = async (_, response) => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    response.end(currentRequestId());
  };
  const ids = ['eerste-verzoek', 'tweede-verzoek'];
  const responses = await Promise.all(
    ids.map((id) => send(handler, { headers: { 'x-request-id': id } })),
  );
  expect(responses.map(({ body }) => body)).toEqual(ids);
});

test('a response of Next is sent with the security headers, browser revalidation and the length of its file', async () => {
  const { headers } = await send((_, response) => {
    response.setHeader('cache-control', 's-maxage=60, stale-while-revalidate=31535940');
    response.setHeader(LENGTH_HEADER, '4').write('fi');
    response.end('lm');
  });
  expect(headers.get('content-security-policy')).toBe(DEFAULT_CSP);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(headers.get('content-length')).toBe('4');
  expect(headers.get(LENGTH_HEADER)).toBeNull();
});

test('a response names a long query once', async () => {
  const query = `model=${'x'.repeat(2000)}`;
  const handler: RequestListener = (_, response) => {
    response.setHeader('refresh', `0;url=/configurator?${query}`);
    response.setHeader('x-middleware-rewrite', `/configurator/samenstelling?${query}`);
    response.writeHead(308, { location: `/configurator?${query}` }).end();
  };
  const { headers } = await send(handler, { redirect: 'manual' });
  expect(headers.get('location')).toContain(query);
  expect([...headers].filter(([, value]) => value.includes(query))).toHaveLength(1);
});

test.each([
  [308, undefined, 'public, max-age=0, must-revalidate'],
  [404, undefined, 'public, max-age=0, must-revalidate'],
  [304, undefined, null],
  [200, 'no-store', 'no-store'],
])('a response %i with Cache-Control %s is sent with %s', async (status, given, expected) => {
  const { headers } = await send((_, response) => {
    if (given) response.setHeader('cache-control', given);
    response.statusCode = status;
    response.end();
  });
  expect(headers.get('cache-control')).toBe(expected);
});

test('a body above the limit is refused and a failed page is replaced by the error page', async () => {
  const tooLarge = await send((_, response) => response.end(), {
    method: 'POST',
    path: '/contact',
    body: 'x'.repeat(200_000),
  });
  expect(tooLarge.status).toBe(413);
  expect(tooLarge.headers.get('x-content-type-options')).toBe('nosniff');
  const failed = await send(
    (_, response) => {
      response.statusCode = 500;
      response.setHeader('content-type', 'text/plain').end('Internal Server Error');
    },
    { headers: { accept: 'text/html' } },
  );
  expect(failed.body).toContain('Onze website heeft een storing.');
});

const FRAMEWORK_PAGE =
  '<head></head><body><script src="/_next/static/a.js" async=""></script><script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({})</script></body>';

test.each([
  ['a page that is rendered for its request', '/configurator?model=wall-kiosk', {}, true],
  ['a page from the cache', '/kiosken?model=wall-kiosk', {}, false],
  ['the configurator from the cache', '/configurator', {}, false],
  ['data for the router', '/configurator?model=wall-kiosk', { rsc: '1' }, false],
])('%s at %s loads the framework after the paint: %s %s', async (_, path, headers, isLate) => {
  const accepted: (string | undefined)[] = [];
  const { body, headers: sent } = await send(
    (request, response) => {
      accepted.push(request.headers['accept-encoding']);
      response.setHeader('content-type', 'text/html').end(FRAMEWORK_PAGE);
    },
    { path, headers: { ...headers, 'accept-encoding': 'gzip' } },
  );
  expect(body.includes('requestAnimationFrame')).toBe(isLate);
  expect(sent.get('content-encoding')).toBe(isLate ? 'gzip' : null);
  expect(accepted).toEqual([isLate ? undefined : 'gzip']);
});
