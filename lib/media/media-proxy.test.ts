import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { clearCopies } from './copies/refresh-copy';
import { proxyMedia } from './media-proxy';

let bucketUrl = '';
jest.mock('../env/env', () => ({ getEnv: () => ({ SUPABASE_URL: bucketUrl }) }));

let handleRequest: RequestListener;
let received: { method?: string; url?: string; headers: Record<string, unknown> }[] = [];

const bucket = createServer((request, response) => {
  const { method, url, headers } = request;
  received.push({ method, url, headers });
  handleRequest(request, response);
});

beforeAll(async () => {
  await once(bucket.listen(0, '127.0.0.1'), 'listening');
  bucketUrl = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`;
});

afterAll(() => {
  bucket.close().closeAllConnections();
});

beforeEach(() => {
  received = [];
  clearCopies();
  handleRequest = (_, response) => {
    response.writeHead(200, {
      'content-type': 'video/mp4',
      etag: '"1"',
      'cache-control': 'no-cache',
      'x-robots-tag': 'none',
      'set-cookie': 'a=b',
    });
    response.end('beeld');
  };
  jest.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  jest.restoreAllMocks();
});

function requestMedia(path: string[], init: RequestInit = {}) {
  return proxyMedia(new Request('https://www.zuilwerk.example/media/x', init), path);
}

const respondWith =
  (status: number, headers: Record<string, string> = {}, body = ''): RequestListener =>
  (_, response) =>
    response.writeHead(status, headers).end(body);

const picture =
  (text = 'beeld', headers: Record<string, string> = {}): RequestListener =>
  ({ headers: requestHeaders }, response) => {
    const responseHeaders = { 'content-type': 'image/avif', etag: `"${text}"`, ...headers };
    if (requestHeaders['if-none-match'] === responseHeaders.etag)
      return response.writeHead(304, responseHeaders).end();
    response.writeHead(200, { 'content-length': text.length, ...responseHeaders }).end(text);
  };

const LARGE_BODY = 'x'.repeat(5_000_000);
const video =
  (headers: Record<string, string | number> = {}): RequestListener =>
  ({ method, headers: { range } }, response) => {
    const type = { 'content-type': 'video/mp4', etag: '"1"' };
    if (!range) {
      response.writeHead(200, { ...type, 'content-length': LARGE_BODY.length, ...headers });
      return response.end(method === 'HEAD' ? '' : LARGE_BODY);
    }
    const part = { 'content-range': `bytes 1-2/${LARGE_BODY.length}`, 'content-length': 2 };
    response.writeHead(206, { ...type, ...part, ...headers }).end('xx');
  };

function makeCopiesStale(ms = 6000) {
  const then = Date.now() + ms;
  jest.spyOn(Date, 'now').mockReturnValue(then);
}

test('media proxy keeps type and etag of a file and drops x-robots-tag, cookies and cache-control', async () => {
  handleRequest = picture('beeld', {
    'x-robots-tag': 'none',
    'set-cookie': 'a=b',
    'cache-control': 'no-cache',
  });
  const response = await requestMedia(['blog', 'één kleur.avif']);
  expect(received[0]?.url).toBe('/storage/v1/object/public/media/blog/%C3%A9%C3%A9n%20kleur.avif');
  expect(await response.text()).toBe('beeld');
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'image/avif',
    etag: '"beeld"',
    'accept-ranges': 'bytes',
    'x-length': '5',
    'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
    vary: 'Accept',
  });
});

test('media proxy answers with the largest file of a picture that has no smaller one, and asks for that once', async () => {
  handleRequest = (request, response) =>
    request.url?.endsWith('/los.avif')
      ? picture('groot')(request, response)
      : response.writeHead(400).end();
  for (const path of [
    ['blog', 'los-640.avif'],
    ['blog', 'los-640.avif'],
  ]) {
    const response = await requestMedia(path);
    expect([response.status, await response.text()]).toEqual([200, 'groot']);
  }
  expect(received.filter(({ url }) => url?.endsWith('/los-640.avif'))).toHaveLength(1);
});

test('media proxy returns 404 for a smaller file of a picture that does not exist', async () => {
  handleRequest = (_request, response) => response.writeHead(400).end();
  expect((await requestMedia(['blog', 'weg-640.avif'])).status).toBe(404);
});

test.each([['"beeld"'], ['W/"beeld"'], ['"ander", "beeld"']])(
  'media proxy returns 304 for if-none-match %s and does not forward cookies',
  async (tag) => {
    handleRequest = picture();
    const response = await requestMedia(['a.avif'], {
      headers: { 'if-none-match': tag, cookie: 'a=b' },
    });
    expect([response.status, await response.text()]).toEqual([304, '']);
    expect(received[0]?.headers).toMatchObject({ 'accept-encoding': 'identity' });
    expect(received[0]?.headers).not.toHaveProperty('cookie');
  },
);

test.each([
  ['bytes=1-2', 206, 'ee', 'bytes 1-2/5'],
  ['bytes=3-', 206, 'ld', 'bytes 3-4/5'],
  ['bytes=-2', 206, 'ld', 'bytes 3-4/5'],
  ['bytes=0-99', 206, 'beeld', 'bytes 0-4/5'],
  ['bytes=9-', 416, '', 'bytes */5'],
  ['bytes=0-1,3-4', 200, 'beeld', null],
])(
  'media proxy responds to range %s of a copied file with status %i',
  async (range, status, text, contentRange) => {
    handleRequest = picture();
    const response = await requestMedia(['a.avif'], { headers: { range } });
    expect([response.status, await response.text()]).toEqual([status, text]);
    expect(response.headers.get('content-range')).toBe(contentRange);
  },
);

test('media proxy returns the whole file when if-range does not match', async () => {
  handleRequest = picture();
  const headers = { range: 'bytes=1-2', 'if-range': '"oud"' };
  expect((await requestMedia(['a.avif'], { headers })).status).toBe(200);
});

test('media proxy forwards a range request for a large video', async () => {
  handleRequest = video();
  const headers = { range: 'bytes=1-2', 'if-range': '"1"' };
  const response = await requestMedia(['hero', 'film.mp4'], { headers });
  expect(received.at(-1)?.headers).toMatchObject(headers);
  expect(response.status).toBe(206);
  expect(response.headers.get('content-range')).toBe(`bytes 1-2/${LARGE_BODY.length}`);
  expect(await response.text()).toBe('xx');
});

test('media proxy returns 416 with the length for an unsatisfiable range of a large video', async () => {
  handleRequest = (request, response) =>
    request.headers.range
      ? response.writeHead(416, { 'content-range': 'bytes */5000000' }).end('{}')
      : video()(request, response as never);
  const response = await requestMedia(['hero', 'film.mp4'], {
    headers: { range: 'bytes=5000000-' },
  });
  expect([response.status, await response.text()]).toEqual([416, '']);
  expect(response.headers.get('content-range')).toBe('bytes */5000000');
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('media proxy sends a HEAD request to the bucket for a HEAD request of a large video', async () => {
  handleRequest = video();
  const response = await requestMedia(['hero', 'film.mp4'], { method: 'HEAD' });
  expect(received.at(-1)?.method).toBe('HEAD');
  expect(response.headers.get('x-length')).toBe('5000000');
});

test('media proxy streams a file without content-length and lets browsers cache it for a minute', async () => {
  handleRequest = (_, response) => {
    response.writeHead(200, { 'content-type': 'image/avif' });
    response.write('be');
    response.end('eld');
  };
  const response = await requestMedia(['a.avif']);
  expect(await response.text()).toBe('beeld');
  expect(response.headers.get('cache-control')).toBe('public, max-age=60');
});

const halfFile: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-type': 'image/avif', 'content-length': 5 });
  response.write('be');
  setImmediate(() => response.destroy());
};

const faultyResponses: [string, RequestListener][] = [
  ['status 500', respondWith(500)],
  ['a redirect', respondWith(302, { location: 'https://example.com/' })],
  ['status 403', respondWith(403)],
  ['status 429', respondWith(429)],
  ['HTML with 200', respondWith(200, { 'content-type': 'text/html' }, '<h1>Storing</h1>')],
  ['JSON with 200', respondWith(200, { 'content-type': 'application/json' }, '{}')],
  ['a video', respondWith(200, { 'content-type': 'video/mp4', 'content-length': '1' }, 'x')],
  ['no content type', respondWith(200, { 'content-length': '1' }, 'x')],
  ['an empty file', respondWith(200, { 'content-type': 'image/avif', 'content-length': '0' })],
  ['half a file', halfFile],
  ['a dropped connection', (request) => request.socket.destroy()],
];

test.each(faultyResponses)(
  'media proxy returns an uncacheable 502 with text when the bucket sends %s for a picture',
  async (_, fault) => {
    handleRequest = fault;
    const response = await requestMedia(['a.avif']);
    expect(response.status).toBe(502);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await response.text()).toMatch(/^Dit bestand /);
    expect(console.error).toHaveBeenCalledWith(expect.stringMatching(/^Serving a file failed: /));
  },
);

test.each(faultyResponses)(
  'media proxy returns the stale copy, cacheable for a minute, when the bucket sends %s',
  async (_, fault) => {
    handleRequest = picture();
    await requestMedia(['a.avif']);
    handleRequest = fault;
    makeCopiesStale();
    const response = await requestMedia(['a.avif']);
    expect([response.status, await response.text()]).toEqual([200, 'beeld']);
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    expect(console.error).toHaveBeenCalledTimes(1);
    handleRequest = picture('nieuw');
    makeCopiesStale();
    expect(await (await requestMedia(['a.avif'])).text()).toBe('nieuw');
  },
);

test('media proxy returns a stale copy after 2 s while the bucket hangs, and to later requests at once', async () => {
  handleRequest = picture();
  await requestMedia(['a.avif']);
  makeCopiesStale();
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'Date'] });
  const arrived = new Promise<void>((resolve) => {
    handleRequest = () => resolve();
  });
  const first = requestMedia(['a.avif']);
  await arrived;
  jest.advanceTimersByTime(2000);
  expect(await (await first).text()).toBe('beeld');
  expect(await (await requestMedia(['a.avif'])).text()).toBe('beeld');
  jest.advanceTimersByTime(30_000);
  jest.useRealTimers();
});

test('media proxy sends one request to the bucket for 50 concurrent requests and a later one', async () => {
  handleRequest = picture();
  const files = await Promise.all(Array.from({ length: 50 }, () => requestMedia(['a.avif'])));
  expect(files.map(({ status }) => status)).toEqual(Array(50).fill(200));
  await requestMedia(['a.avif']);
  expect(received).toHaveLength(1);
});

test('media proxy revalidates a copy with if-none-match', async () => {
  handleRequest = picture();
  await requestMedia(['a.avif']);
  makeCopiesStale();
  const response = await requestMedia(['a.avif']);
  expect(received[1]?.headers).toMatchObject({ 'if-none-match': '"beeld"' });
  expect(response.headers.get('cache-control')).toContain('max-age=86400');
});

test('media proxy returns 404 for a removed file while the bucket still has another file', async () => {
  handleRequest = picture();
  await requestMedia(['a.avif']);
  await requestMedia(['b.avif']);
  makeCopiesStale();
  handleRequest = (request, response) =>
    request.url?.includes('a.avif')
      ? respondWith(400)(request, response as never)
      : picture()(request, response as never);
  expect((await requestMedia(['a.avif'])).status).toBe(404);
  expect((await requestMedia(['b.avif'])).status).toBe(200);
});

test.each([400, 404])(
  'media proxy keeps all copies for an hour when a gateway returns %i for every file',
  async (status) => {
    handleRequest = picture();
    for (const name of ['a.avif', 'b.avif']) await requestMedia([name]);
    handleRequest = respondWith(status);
    makeCopiesStale();
    for (const name of ['a.avif', 'b.avif']) expect((await requestMedia([name])).status).toBe(200);
    makeCopiesStale(3_700_000);
    expect((await requestMedia(['a.avif'])).status).toBe(404);
  },
);

const OLD_ACCEPT = 'image/webp,image/apng,image/*,*/*;q=0.8';

test.each([
  ['a browser that reads AVIF', 'image/avif,image/webp,image/*,*/*;q=0.8', 'image/avif'],
  ['a browser of before AVIF', OLD_ACCEPT, 'image/webp'],
  ['a program', '*/*', 'image/avif'],
])('media proxy gives %s a picture that it reads', async (_, accept, type) => {
  const avif = await sharp({
    create: { width: 40, height: 30, channels: 3, background: '#a03020' },
  })
    .avif()
    .toBuffer();
  handleRequest = (_request, response) => {
    response.writeHead(200, {
      'content-type': 'image/avif',
      'content-length': avif.length,
      etag: '"1"',
    });
    response.end(avif);
  };
  const { headers, ...response } = await requestMedia(['blog', 'a.avif'], {
    headers: { accept },
  }).then(async (response) => ({
    headers: response.headers,
    format: (await sharp(await response.arrayBuffer()).metadata()).format,
  }));
  expect(headers.get('content-type')).toBe(type);
  expect(headers.get('vary')).toBe('Accept');
  expect(response.format).toBe(type === 'image/webp' ? 'webp' : 'heif');
});

test('media proxy serves a picture that it cannot convert as it is', async () => {
  handleRequest = picture();
  const response = await requestMedia(['a.avif'], { headers: { accept: OLD_ACCEPT } });
  expect(response.headers.get('content-type')).toBe('image/avif');
  expect(await response.text()).toBe('beeld');
});

test('media proxy evicts the oldest copy when all copies exceed 64 MB', async () => {
  handleRequest = picture('x'.repeat(3_999_999), { etag: '"1"' });
  for (let number = 0; number < 20; number += 1) await requestMedia([`${number}.avif`]);
  handleRequest = respondWith(500);
  makeCopiesStale();
  expect((await requestMedia(['0.avif'])).status).toBe(502);
  expect((await requestMedia(['19.avif'])).status).toBe(200);
});

test('media proxy breaks off the response when a large video ends early', async () => {
  handleRequest = (_, response) => {
    response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': LARGE_BODY.length });
    response.write('begin');
    setTimeout(() => response.destroy(), 50);
  };
  const response = await requestMedia(['film.mp4']);
  await expect(response.text()).rejects.toThrow();
});

test.each([400, 404])(
  'media proxy returns an uncacheable 404 with text when the bucket returns %i',
  async (status) => {
    handleRequest = respondWith(status, {}, '{"error":"at store.js:1"}');
    const response = await requestMedia(['a.avif']);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toBe('Dit bestand bestaat niet.');
  },
);

const storageError = (statusCode: number): RequestListener =>
  respondWith(
    400,
    {},
    JSON.stringify({ statusCode: String(statusCode), error: 'x', message: 'x' }),
  );

test.each(['GET', 'HEAD'])(
  'media proxy tells a failing storage from a missing file by the status in the body, for %s',
  async (method) => {
    // Above 4 MB, so that it is streamed from the second request on.
    handleRequest = video();
    await (await requestMedia(['film.mp4'], { method })).body?.cancel();
    const hidden: RequestListener = (request, response) =>
      request.method === 'HEAD'
        ? response.writeHead(400).end()
        : handle(request, response as never);
    let handle = storageError(544);
    handleRequest = hidden;
    expect((await requestMedia(['film.mp4'], { method })).status).toBe(502);
    expect((await requestMedia(['a.avif'], { method })).status).toBe(502);
    handle = storageError(404);
    expect((await requestMedia(['film.mp4'], { method })).status).toBe(404);
    expect((await requestMedia(['a.avif'], { method })).status).toBe(404);
  },
);

test('media proxy keeps the only copy while the storage fails with 400', async () => {
  handleRequest = picture();
  await requestMedia(['a.avif']);
  handleRequest = storageError(544);
  makeCopiesStale();
  expect((await requestMedia(['a.avif'])).status).toBe(200);
});

test('media proxy requests nothing for a visitor who has left', async () => {
  handleRequest = video();
  await (await requestMedia(['film.mp4'])).body?.cancel();
  received = [];
  await requestMedia(['film.mp4'], { signal: AbortSignal.abort() });
  expect(received).toEqual([]);
  expect(console.error).not.toHaveBeenCalled();
});

test('media proxy streams files while the downloads of others take 64 MB', async () => {
  const size = 3_999_999;
  const open: (() => void)[] = [];
  // The one beyond the limit is requested once more, to be streamed.
  const haveAllArrived = new Promise<void>((resolve) => {
    handleRequest = (_, response) => {
      response.writeHead(200, { 'content-type': 'image/avif', 'content-length': size });
      response.flushHeaders();
      open.push(() => response.end('x'.repeat(size)));
      if (open.length === 18) resolve();
    };
  });
  const all = Array.from({ length: 17 }, async (_, n) => {
    const response = await requestMedia([`${n}.avif`]);
    return [response.status, (await response.arrayBuffer()).byteLength];
  });
  await haveAllArrived;
  for (const finish of open) finish();
  expect(await Promise.all(all)).toEqual(Array(17).fill([200, size]));
});

test('media proxy returns 502 when the bucket does not respond within ten seconds', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const arrived = new Promise<void>((resolve) => {
    handleRequest = () => resolve();
  });
  const response = requestMedia(['a.avif']);
  await arrived;
  jest.advanceTimersByTime(10_000);
  jest.useRealTimers();
  expect((await response).status).toBe(502);
});

test('media proxy streams a video that takes longer than the timeout for headers', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  let finish = () => {};
  handleRequest = (_, response) => {
    response.writeHead(200, { 'content-type': 'video/mp4' });
    response.write('begin');
    finish = () => response.end(' einde');
  };
  const { body } = await requestMedia(['film.mp4']);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe('begin');
  jest.advanceTimersByTime(60_000);
  jest.useRealTimers();
  finish();
  expect((await reader?.read())?.value).toBe(' einde');
});

test('media proxy aborts the request to the bucket without logging a failure when the visitor leaves', async () => {
  const visitor = new AbortController();
  const left = new Promise<void>((resolve) => {
    handleRequest = (_, response) => {
      if (received.length > 1) response.on('close', resolve);
      response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': LARGE_BODY.length });
      response.write('begin');
    };
  });
  const response = await requestMedia(['film.mp4'], { signal: visitor.signal });
  visitor.abort();
  await left;
  await response.body?.cancel().catch(() => {});
  expect(console.error).not.toHaveBeenCalled();
});

test.each([
  [['..', 'rest']],
  [['../rest/v1/posts']],
  [['..\\rest']],
  [['hero', '']],
  [['hero', '.', 'film.mp4']],
])('media proxy returns 404 without a request to the bucket for path %j', async (path) => {
  expect((await requestMedia(path)).status).toBe(404);
  expect(received).toEqual([]);
});

test('copy that the bucket confirmed in time stays confirmed after the refresh timeout', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'Date'] });
  handleRequest = picture();
  await requestMedia(['a.avif']);
  makeCopiesStale();
  await requestMedia(['a.avif']);
  jest.advanceTimersByTime(2000);
  const response = await requestMedia(['a.avif']);
  expect(response.headers.get('cache-control')).toContain('max-age=86400');
  jest.useRealTimers();
});
