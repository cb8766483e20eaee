import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveMedia } from './serve-media';

let bucketUrl = '';
jest.mock('./env', () => ({ getEnv: () => ({ SUPABASE_URL: bucketUrl }) }));

/** What the bucket does with a request, and the requests that it got. */
let answer: RequestListener;
let asked: { method?: string; url?: string; headers: Record<string, unknown> }[] = [];

const bucket = createServer((request, response) => {
  const { method, url, headers } = request;
  asked.push({ method, url, headers });
  answer(request, response);
});

beforeAll(async () => {
  await once(bucket.listen(0, '127.0.0.1'), 'listening');
  bucketUrl = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`;
});

afterAll(() => {
  bucket.close().closeAllConnections();
});

beforeEach(() => {
  asked = [];
  answer = (_, response) => {
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

function ask(path: string[], init: RequestInit = {}) {
  return serveMedia(new Request('https://www.zuilwerk.example/media/x', init), path);
}

const answerWith =
  (status: number, headers: Record<string, string> = {}, body = ''): RequestListener =>
  (_, response) =>
    response.writeHead(status, headers).end(body);

test('a file keeps what describes it, and loses what hides it from search engines', async () => {
  const response = await ask(['blog', 'één kleur.avif']);
  expect(asked[0]?.url).toBe('/storage/v1/object/public/media/blog/%C3%A9%C3%A9n%20kleur.avif');
  expect(await response.text()).toBe('beeld');
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'video/mp4',
    etag: '"1"',
    'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
  });
});

test('a browser that has the file does not load it again, and its cookies stay here', async () => {
  answer = answerWith(304, { etag: '"1"' });
  const response = await ask(['a.avif'], { headers: { 'if-none-match': '"1"', cookie: 'a=b' } });
  expect(response.status).toBe(304);
  expect(asked[0]?.headers).toMatchObject({
    'if-none-match': '"1"',
    'accept-encoding': 'identity',
  });
  expect(asked[0]?.headers).not.toHaveProperty('cookie');
});

test('a browser gets the part of a film that it asks for', async () => {
  answer = answerWith(206, { 'content-range': 'bytes 1-2/5', 'content-length': '2' }, 'ee');
  const headers = { range: 'bytes=1-2', 'if-range': '"1"' };
  const response = await ask(['hero', 'film.mp4'], { headers });
  expect(asked[0]?.headers).toMatchObject(headers);
  expect(response.status).toBe(206);
  expect(response.headers.get('content-range')).toBe('bytes 1-2/5');
  expect(await response.text()).toBe('ee');
});

test('a part that the film does not have is refused, and the browser learns its length', async () => {
  answer = answerWith(416, { 'content-range': 'bytes */5' }, '{"error":"InvalidRange"}');
  const response = await ask(['hero', 'film.mp4'], { headers: { range: 'bytes=9-' } });
  expect([response.status, await response.text()]).toEqual([416, '']);
  expect(response.headers.get('content-range')).toBe('bytes */5');
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('whoever asks for the headers alone makes the bucket send nothing else', async () => {
  answer = answerWith(200, { 'content-length': '599694' });
  const response = await ask(['hero', 'film.mp4'], { method: 'HEAD' });
  expect(asked[0]?.method).toBe('HEAD');
  expect(response.headers.get('x-length')).toBe('599694');
});

test.each([
  [400, 404],
  [404, 404],
  [302, 502],
  [403, 502],
  [429, 502],
  [500, 502],
])(
  'the answer %i of the bucket becomes %i in words, which nobody keeps',
  async (status, expected) => {
    answer = answerWith(status, { location: `${bucketUrl}/elders` }, '{"error":"at store.js:1"}');
    const response = await ask(['a.avif']);
    expect(response.status).toBe(expected);
    expect(asked).toHaveLength(1);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await response.text()).toMatch(/^Dit bestand /);
  },
);

test('a bucket that drops the connection is said to be away', async () => {
  answer = (request) => request.socket.destroy();
  expect((await ask(['a.avif'])).status).toBe(502);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('a.avif failed'));
});

test('a bucket that does not answer is waited for no longer than ten seconds', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const arrived = new Promise<void>((resolve) => {
    answer = () => resolve();
  });
  const response = ask(['a.avif']);
  await arrived;
  jest.advanceTimersByTime(10_000);
  jest.useRealTimers();
  expect((await response).status).toBe(502);
});

test('a film that takes longer than that is not cut off, and comes as it arrives', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  let finish = () => {};
  answer = (_, response) => {
    response.write('begin');
    finish = () => response.end(' einde');
  };
  const { body } = await ask(['film.mp4']);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe('begin');
  jest.advanceTimersByTime(60_000);
  jest.useRealTimers();
  finish();
  expect((await reader?.read())?.value).toBe(' einde');
});

test('a visitor who leaves ends the request to the bucket, and that is no failure', async () => {
  for (const moment of ['before the answer', 'while the film comes']) {
    const visitor = new AbortController();
    const left = new Promise<void>((resolve) => {
      answer = (_, response) => {
        response.on('close', resolve);
        if (moment !== 'before the answer') response.write('begin');
        else visitor.abort();
      };
    });
    const response = await ask(['film.mp4'], { signal: visitor.signal });
    visitor.abort();
    await left;
    await response.body?.cancel().catch(() => {});
  }
  expect(console.error).not.toHaveBeenCalled();
});

test.each([
  ['..', 'rest'],
  ['../rest/v1/posts'],
  ['..\\rest'],
  ['hero', ''],
  ['hero', '.', 'film.mp4'],
])('the bucket is not asked for %j', async (...path) => {
  expect((await ask(path)).status).toBe(404);
  expect(asked).toEqual([]);
});
