import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import sharp from 'sharp';
import { clearCopies } from './copies/media-copies';
import { proxyMedia } from './media-proxy';

let bucketUrl = '';
jest.mock('../../platform/env/env', () => ({ getEnv: () => ({ SUPABASE_URL: bucketUrl }) }));

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

let answer: Answer;
let received: IncomingMessage[] = [];
const bucket = createServer((request, response) => {
  received.push(request);
  answer(response, request);
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
  jest.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const open = (path: string | string[], init: RequestInit = {}) =>
  proxyMedia(new Request('https://www.zuilwerk.example/media/x', init), [path].flat());

/** The response to a request, read to its end. */
async function get(path: string | string[], init: RequestInit = {}) {
  const response = await open(path, init);
  const body = Buffer.from(await response.arrayBuffer());
  const headers = Object.fromEntries(response.headers);
  const cacheControl = headers['cache-control'];
  return { status: response.status, body, text: String(body), cacheControl, headers };
}

const send =
  (status: number, headers: Record<string, string | number> = {}, body = ''): Answer =>
  (response) =>
    response.writeHead(status, headers).end(body);

const picture =
  (text = 'beeld', headers = {}): Answer =>
  (response, request) => {
    const all = { 'content-type': 'image/avif', etag: `"${text}"`, ...headers };
    if (request.headers['if-none-match'] === all.etag) return send(304, all)(response, request);
    response.writeHead(200, { 'content-length': text.length, ...all }).end(text);
  };

const FILM = { 'content-type': 'video/mp4', 'content-length': 5_000_000, etag: '"1"' };
const part = { ...FILM, 'content-range': 'bytes 1-2/5000000', 'content-length': 2 };
const film: Answer = (response, request) =>
  request.headers.range
    ? send(206, part, 'xx')(response, request)
    : response.writeHead(200, FILM).write('begin');

const storageError = (statusCode: number) => send(400, {}, JSON.stringify({ statusCode }));

const DAY = 'public, max-age=86400, stale-while-revalidate=604800';
const MINUTE = 'public, max-age=60';
const MISSING = { status: 404, text: 'Dit bestand bestaat niet.', cacheControl: 'no-store' };

function letPass(ms = 6000) {
  const then = Date.now() + ms;
  jest.spyOn(Date, 'now').mockReturnValue(then);
}

/** Makes two seconds of waiting a tenth of a second. */
function shortenTimeouts() {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 20));
}

test('media proxy keeps type and etag of a file and drops x-robots-tag, cookies and cache-control', async () => {
  const others = { 'x-robots-tag': 'none', 'set-cookie': 'a=b', 'cache-control': 'no-cache' };
  answer = picture('beeld', others);
  const cookie = { headers: { cookie: 'a=b' } };
  const { text, headers } = await get(['blog', 'één kleur.avif'], cookie);
  expect(text).toBe('beeld');
  expect(headers).toEqual({
    'cache-control': DAY,
    'content-type': 'image/avif',
    etag: '"beeld"',
    'accept-ranges': 'bytes',
    'x-length': '5',
    vary: 'Accept',
  });
  expect(received[0]?.url).toBe('/storage/v1/object/public/media/blog/%C3%A9%C3%A9n%20kleur.avif');
  expect(received[0]?.headers).toMatchObject({ 'accept-encoding': 'identity' });
  expect(received[0]?.headers).not.toHaveProperty('cookie');
});

test('media proxy answers with the largest file of a picture that has no smaller one, and asks for that once', async () => {
  answer = (response, request) =>
    (request.url?.endsWith('/los.avif') ? picture('groot') : send(400))(response, request);
  for (let view = 0; view < 2; view += 1)
    expect(await get(['blog', 'los-640.avif'])).toMatchObject({ status: 200, text: 'groot' });
  expect(received.filter(({ url }) => url?.endsWith('/los-640.avif'))).toHaveLength(1);
  expect(await get(['blog', 'weg-640.avif'])).toMatchObject(MISSING);
});

test.each([
  [{ 'if-none-match': '"beeld"' }, 304, '', null],
  [{ 'if-none-match': 'W/"beeld"' }, 304, '', null],
  [{ 'if-none-match': '"ander", "beeld"' }, 304, '', null],
  [{ range: 'bytes=1-2' }, 206, 'ee', 'bytes 1-2/5'],
  [{ range: 'bytes=3-' }, 206, 'ld', 'bytes 3-4/5'],
  [{ range: 'bytes=-2' }, 206, 'ld', 'bytes 3-4/5'],
  [{ range: 'bytes=0-99' }, 206, 'beeld', 'bytes 0-4/5'],
  [{ range: 'bytes=9-' }, 416, '', 'bytes */5'],
  [{ range: 'bytes=0-1,3-4' }, 200, 'beeld', null],
  [{ range: 'bytes=1-2', 'if-range': '"oud"' }, 200, 'beeld', null],
])(
  'media proxy answers a request with %j from a copy with status %i',
  async (headers, status, text, range) => {
    answer = picture();
    const response = await get('a.avif', { headers });
    expect(response).toMatchObject({ status, text });
    expect(response.headers['content-range'] ?? null).toBe(range);
  },
);

test('media proxy streams a large film, its ranges and its headers', async () => {
  answer = film;
  const headers = { range: 'bytes=1-2', 'if-range': '"1"' };
  const range = await get(['hero', 'film.mp4'], { headers });
  expect(received.at(-1)?.headers).toMatchObject(headers);
  expect(range).toMatchObject({ status: 206, text: 'xx', headers: { 'x-length': '2' } });
  expect(range.headers['content-range']).toBe('bytes 1-2/5000000');
  const head = await get(['hero', 'film.mp4'], { method: 'HEAD' });
  expect(head).toMatchObject({ status: 200, text: '', headers: { 'x-length': '5000000' } });
  answer = send(416, { 'content-range': 'bytes */5000000' }, '{}');
  expect(await get(['hero', 'film.mp4'], { headers: { range: 'bytes=5000000-' } })).toMatchObject({
    status: 416,
    text: '',
    cacheControl: 'no-store',
    headers: { 'content-range': 'bytes */5000000' },
  });
});

const faults: [string, Answer][] = [
  ['status 500', send(500)],
  ['a redirect', send(302, { location: 'https://example.com/' })],
  ['status 403', send(403)],
  ['status 429', send(429)],
  ['HTML with 200', send(200, { 'content-type': 'text/html' }, '<h1>Storing</h1>')],
  ['JSON with 200', send(200, { 'content-type': 'application/json' }, '{}')],
  ['a video', send(200, { 'content-type': 'video/mp4', 'content-length': 1 }, 'x')],
  ['no content type', send(200, { 'content-length': 1 }, 'x')],
  ['an empty file', send(200, { 'content-type': 'image/avif', 'content-length': 0 })],
  ['a range', send(206, { 'content-type': 'image/avif', 'content-length': 1 }, 'x')],
  [
    'half a file',
    (response) => {
      response.writeHead(200, { 'content-type': 'image/avif', 'content-length': 5 }).write('be');
      setImmediate(() => response.destroy());
    },
  ],
  ['a dropped connection', (response) => response.destroy()],
  ['the 400 of a failing storage', storageError(544)],
];

test.each(faults)(
  'media proxy serves the copy, cacheable for a minute, when the bucket sends %s, and 502 without one',
  async (_, fault) => {
    answer = fault;
    expect(await get('a.avif')).toMatchObject({
      status: 502,
      text: expect.stringMatching(/^Dit bestand /),
      cacheControl: 'no-store',
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    });
    expect(console.error).toHaveBeenCalledWith(expect.stringMatching(/^Serving a file failed: /));
    answer = picture();
    await get('a.avif');
    answer = fault;
    letPass();
    for (let view = 0; view < 2; view += 1)
      expect(await get('a.avif')).toMatchObject({ text: 'beeld', cacheControl: MINUTE });
    expect(console.error).toHaveBeenCalledTimes(2);
    answer = picture('nieuw');
    letPass();
    expect(await get('a.avif')).toMatchObject({ text: 'nieuw', cacheControl: DAY });
    answer = fault;
    letPass(24 * 3_600_000);
    expect(await get('a.avif')).toMatchObject({ status: 502 });
  },
);

test.each([
  ['sends the new file', picture('nieuw'), 2],
  ['fails', send(500), 3],
])(
  'media proxy serves the copy after 2 s while the bucket hangs, and at once until it %s',
  async (_, end, requests) => {
    answer = picture();
    await get('a.avif');
    letPass();
    shortenTimeouts();
    let finish = () => {};
    answer = (response, request) => {
      finish = () => end(response, request);
    };
    for (let view = 0; view < 3; view += 1)
      expect(await get('a.avif')).toMatchObject({ text: 'beeld', cacheControl: MINUTE });
    expect(received).toHaveLength(2);
    answer = picture('nieuw');
    finish();
    while ((await get('a.avif')).text !== 'nieuw') {
      await nextTurn();
      if (jest.mocked(console.error).mock.calls.length > 0) letPass();
    }
    expect(received).toHaveLength(requests);
  },
);

test('media proxy sends one request for 50 visitors, and revalidates after 5 s by etag', async () => {
  answer = picture();
  const files = await Promise.all(Array.from({ length: 50 }, () => get('a.avif')));
  expect(files.map(({ status }) => status)).toEqual(Array(50).fill(200));
  await get('a.avif');
  expect(received).toHaveLength(1);
  letPass();
  expect(await get('a.avif')).toMatchObject({ text: 'beeld', cacheControl: DAY });
  expect(received[1]?.headers).toMatchObject({ 'if-none-match': '"beeld"' });
});

test.each([
  ['400', send(400)],
  ['404', send(404, {}, '{"error":"at store.js:1"}')],
  ['the 400 of a missing file', storageError(404)],
])('media proxy believes %s for one file, and for every file after an hour', async (_, gone) => {
  answer = gone;
  expect(await get('a.avif')).toMatchObject(MISSING);
  answer = picture();
  for (const name of ['a.avif', 'b.avif']) await get(name);
  answer = (response, request) =>
    (request.url?.endsWith('a.avif') ? gone : picture())(response, request);
  letPass();
  expect(await get('a.avif')).toMatchObject(MISSING);
  expect(await get('b.avif')).toMatchObject({ status: 200 });
  answer = picture();
  await get('a.avif');
  answer = gone;
  letPass();
  for (const name of ['a.avif', 'b.avif']) expect(await get(name)).toMatchObject({ status: 200 });
  letPass(3_700_000);
  expect(await get('a.avif')).toMatchObject(MISSING);
});

test('media proxy tells a failing storage from a missing file for HEAD, too', async () => {
  answer = film;
  await (await open('film.mp4')).body?.cancel();
  answer = storageError(544);
  for (const path of ['film.mp4', 'a.avif'])
    expect((await get(path, { method: 'HEAD' })).status).toBe(502);
  answer = storageError(404);
  for (const path of ['film.mp4', 'a.avif'])
    expect((await get(path, { method: 'HEAD' })).status).toBe(404);
});

const OLD_ACCEPT = 'image/webp,image/apng,image/*,*/*;q=0.8';

test.each([
  ['a browser that reads AVIF', 'image/avif,image/webp,image/*,*/*;q=0.8', 'image/avif', 'heif'],
  ['a browser of before AVIF', OLD_ACCEPT, 'image/webp', 'webp'],
  ['a program', '*/*', 'image/avif', 'heif'],
])('media proxy gives %s a picture that it reads', async (_, accept, type, format) => {
  const blank = { width: 40, height: 30, channels: 3, background: '#a03020' } as const;
  const avif = await sharp({ create: blank }).avif().toBuffer();
  answer = (response) =>
    response
      .writeHead(200, { 'content-type': 'image/avif', 'content-length': avif.length })
      .end(avif);
  const { body, headers } = await get(['blog', 'a.avif'], { headers: { accept } });
  expect(headers).toMatchObject({ 'content-type': type, vary: 'Accept' });
  expect((await sharp(body).metadata()).format).toBe(format);
});

test('media proxy serves a picture that it cannot convert as it is', async () => {
  answer = picture();
  const { text, headers } = await get('a.avif', { headers: { accept: OLD_ACCEPT } });
  expect([text, headers['content-type']]).toEqual(['beeld', 'image/avif']);
});

test('media proxy evicts the oldest copy when all copies exceed 64 MB', async () => {
  answer = picture('x'.repeat(3_999_999), { etag: '"1"' });
  for (let number = 0; number < 20; number += 1) await get(`${number}.avif`);
  answer = send(500);
  letPass();
  expect(await get('0.avif')).toMatchObject({ status: 502 });
  expect(await get('19.avif')).toMatchObject({ status: 200 });
});

test('media proxy streams files while the downloads of others take 64 MB', async () => {
  const size = 3_999_999;
  const waiting: (() => void)[] = [];
  // The one beyond the limit is requested once more, to be streamed.
  const haveAllArrived = new Promise<void>((resolve) => {
    answer = (response) => {
      response.writeHead(200, { 'content-type': 'image/avif', 'content-length': size });
      response.flushHeaders();
      waiting.push(() => response.end('x'.repeat(size)));
      if (waiting.length === 18) resolve();
    };
  });
  const all = Array.from({ length: 17 }, async (_, n) => (await get(`${n}.avif`)).body.length);
  await haveAllArrived;
  for (const finish of waiting) finish();
  expect(await Promise.all(all)).toEqual(Array(17).fill(size));
});

test('media proxy returns 502 when the bucket does not respond within ten seconds', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const arrived = new Promise<void>((resolve) => {
    answer = () => resolve();
  });
  const response = open('a.avif');
  await arrived;
  jest.advanceTimersByTime(10_000);
  expect((await response).status).toBe(502);
});

test('media proxy streams a file without a length for as long as it takes, cacheable for a minute', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  let finish = () => {};
  answer = (response) => {
    response.writeHead(200, { 'content-type': 'video/mp4' }).write('begin');
    finish = () => response.end(' einde');
  };
  const { body, headers } = await open('film.mp4');
  expect(headers.get('cache-control')).toBe(MINUTE);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe('begin');
  jest.advanceTimersByTime(60_000);
  finish();
  expect((await reader?.read())?.value).toBe(' einde');
});

test('media proxy ends its request for a visitor who leaves, sends none for one who has left, and logs neither', async () => {
  const visitor = new AbortController();
  const left = new Promise<void>((resolve) => {
    answer = (response, request) => {
      if (received.length > 1) response.on('close', resolve);
      film(response, request);
    };
  });
  const { body } = await open('film.mp4', { signal: visitor.signal });
  visitor.abort();
  await left;
  await body?.cancel().catch(() => {});
  received = [];
  await open('film.mp4', { signal: visitor.signal });
  expect(received).toEqual([]);
  expect(console.error).not.toHaveBeenCalled();
});

test.each([
  [['..', 'rest']],
  [['../rest/v1/posts']],
  [['..\\rest']],
  [['hero', '']],
  [['hero', '.', 'film.mp4']],
])('media proxy returns 404 without a request to the bucket for path %j', async (path) => {
  expect(await get(path)).toMatchObject(MISSING);
  expect(received).toEqual([]);
});
