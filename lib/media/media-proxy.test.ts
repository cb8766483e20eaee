import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { forgetCopies } from './copies/refresh-copy';
import { proxyMedia } from './media-proxy';

let bucketUrl = '';
jest.mock('../env/env', () => ({ getEnv: () => ({ SUPABASE_URL: bucketUrl }) }));

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
  forgetCopies();
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
  return proxyMedia(new Request('https://www.zuilwerk.example/media/x', init), path);
}

const answerWith =
  (status: number, headers: Record<string, string> = {}, body = ''): RequestListener =>
  (_, response) =>
    response.writeHead(status, headers).end(body);

/** A picture of that text, with what a bucket says of it. */
const picture =
  (text = 'beeld', headers: Record<string, string> = {}): RequestListener =>
  ({ headers: given }, response) => {
    const own = { 'content-type': 'image/avif', etag: `"${text}"`, ...headers };
    if (given['if-none-match'] === own.etag) return response.writeHead(304, own).end();
    response.writeHead(200, { 'content-length': text.length, ...own }).end(text);
  };

/** Too long for a copy, so that it is passed on as it arrives. */
const LONG = 'x'.repeat(5_000_000);
const film =
  (headers: Record<string, string | number> = {}): RequestListener =>
  ({ method, headers: { range } }, response) => {
    const type = { 'content-type': 'video/mp4', etag: '"1"' };
    if (!range) {
      response.writeHead(200, { ...type, 'content-length': LONG.length, ...headers });
      return response.end(method === 'HEAD' ? '' : LONG);
    }
    const part = { 'content-range': `bytes 1-2/${LONG.length}`, 'content-length': 2 };
    response.writeHead(206, { ...type, ...part, ...headers }).end('xx');
  };

/** Lets the copies of the moment become old enough to be asked for again. */
function later(ms = 6000) {
  const then = Date.now() + ms;
  jest.spyOn(Date, 'now').mockReturnValue(then);
}

test('a file keeps what describes it, and loses what hides it from search engines', async () => {
  answer = picture('beeld', {
    'x-robots-tag': 'none',
    'set-cookie': 'a=b',
    'cache-control': 'no-cache',
  });
  const response = await ask(['blog', 'één kleur.avif']);
  expect(asked[0]?.url).toBe('/storage/v1/object/public/media/blog/%C3%A9%C3%A9n%20kleur.avif');
  expect(await response.text()).toBe('beeld');
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'image/avif',
    etag: '"beeld"',
    'accept-ranges': 'bytes',
    'x-length': '5',
    'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
  });
});

test.each([['"beeld"'], ['W/"beeld"'], ['"ander", "beeld"']])(
  'a browser that has the file (%s) does not load it again, and its cookies stay here',
  async (tag) => {
    answer = picture();
    const response = await ask(['a.avif'], { headers: { 'if-none-match': tag, cookie: 'a=b' } });
    expect([response.status, await response.text()]).toEqual([304, '']);
    expect(asked[0]?.headers).toMatchObject({ 'accept-encoding': 'identity' });
    expect(asked[0]?.headers).not.toHaveProperty('cookie');
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
  'the part %s of a file that there is a copy of has status %i',
  async (range, status, text, part) => {
    answer = picture();
    const response = await ask(['a.avif'], { headers: { range } });
    expect([response.status, await response.text()]).toEqual([status, text]);
    expect(response.headers.get('content-range')).toBe(part);
  },
);

test('of a file that changed meanwhile the whole new one comes', async () => {
  answer = picture();
  const headers = { range: 'bytes=1-2', 'if-range': '"oud"' };
  expect((await ask(['a.avif'], { headers })).status).toBe(200);
});

test('a browser gets the part of a long film that it asks for', async () => {
  answer = film();
  const headers = { range: 'bytes=1-2', 'if-range': '"1"' };
  const response = await ask(['hero', 'film.mp4'], { headers });
  expect(asked.at(-1)?.headers).toMatchObject(headers);
  expect(response.status).toBe(206);
  expect(response.headers.get('content-range')).toBe(`bytes 1-2/${LONG.length}`);
  expect(await response.text()).toBe('xx');
});

test('a part that a long film does not have is refused, and the browser learns its length', async () => {
  answer = (request, response) =>
    request.headers.range
      ? response.writeHead(416, { 'content-range': 'bytes */5000000' }).end('{}')
      : film()(request, response as never);
  const response = await ask(['hero', 'film.mp4'], { headers: { range: 'bytes=5000000-' } });
  expect([response.status, await response.text()]).toEqual([416, '']);
  expect(response.headers.get('content-range')).toBe('bytes */5000000');
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('whoever asks for the headers of a long film makes the bucket send nothing else', async () => {
  answer = film();
  const response = await ask(['hero', 'film.mp4'], { method: 'HEAD' });
  expect(asked.at(-1)?.method).toBe('HEAD');
  expect(response.headers.get('x-length')).toBe('5000000');
});

test('a file without a length is passed on, and kept for a short time only', async () => {
  answer = (_, response) => {
    response.writeHead(200, { 'content-type': 'image/avif' });
    response.write('be');
    response.end('eld');
  };
  const response = await ask(['a.avif']);
  expect(await response.text()).toBe('beeld');
  expect(response.headers.get('cache-control')).toBe('public, max-age=60');
});

const half: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-type': 'image/avif', 'content-length': 5 });
  response.write('be');
  setImmediate(() => response.destroy());
};

/** What a bucket, or what stands before it, may answer instead of a picture. */
const faults: [string, RequestListener][] = [
  ['status 500', answerWith(500)],
  ['a redirect', answerWith(302, { location: 'https://example.com/' })],
  ['status 403', answerWith(403)],
  ['status 429', answerWith(429)],
  ['HTML with 200', answerWith(200, { 'content-type': 'text/html' }, '<h1>Storing</h1>')],
  ['JSON with 200', answerWith(200, { 'content-type': 'application/json' }, '{}')],
  ['a film', answerWith(200, { 'content-type': 'video/mp4', 'content-length': '1' }, 'x')],
  ['no type', answerWith(200, { 'content-length': '1' }, 'x')],
  ['an empty file', answerWith(200, { 'content-type': 'image/avif', 'content-length': '0' })],
  ['half a file', half],
  ['a dropped connection', (request) => request.socket.destroy()],
];

test.each(faults)(
  '%s instead of a picture becomes 502 in words, which nobody keeps',
  async (_, fault) => {
    answer = fault;
    const response = await ask(['a.avif']);
    expect(response.status).toBe(502);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await response.text()).toMatch(/^Dit bestand /);
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('a.avif failed'));
  },
);

test.each(faults)('the last good copy bridges %s, for a minute in browsers', async (_, fault) => {
  answer = picture();
  await ask(['a.avif']);
  answer = fault;
  later();
  const response = await ask(['a.avif']);
  expect([response.status, await response.text()]).toEqual([200, 'beeld']);
  expect(response.headers.get('cache-control')).toBe('public, max-age=60');
  expect(console.error).toHaveBeenCalledTimes(1);
  answer = picture('nieuw');
  later();
  expect(await (await ask(['a.avif'])).text()).toBe('nieuw');
});

test('a copy is shown soon although the bucket hangs, and at once to those who come next', async () => {
  answer = picture();
  await ask(['a.avif']);
  later();
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'Date'] });
  const arrived = new Promise<void>((resolve) => {
    answer = () => resolve();
  });
  const first = ask(['a.avif']);
  await arrived;
  jest.advanceTimersByTime(2000);
  expect(await (await first).text()).toBe('beeld');
  expect(await (await ask(['a.avif'])).text()).toBe('beeld');
  jest.advanceTimersByTime(30_000);
  jest.useRealTimers();
});

test('many visitors at once are one request, and none is made for those who follow', async () => {
  answer = picture();
  const files = await Promise.all(Array.from({ length: 50 }, () => ask(['a.avif'])));
  expect(files.map(({ status }) => status)).toEqual(Array(50).fill(200));
  await ask(['a.avif']);
  expect(asked).toHaveLength(1);
});

test('a copy is confirmed without loading it again', async () => {
  answer = picture();
  await ask(['a.avif']);
  later();
  const response = await ask(['a.avif']);
  expect(asked[1]?.headers).toMatchObject({ 'if-none-match': '"beeld"' });
  expect(response.headers.get('cache-control')).toContain('max-age=86400');
});

test('a file that was removed is missing soon, as the bucket still has another', async () => {
  answer = picture();
  await ask(['a.avif']);
  await ask(['b.avif']);
  later();
  answer = (request, response) =>
    request.url?.includes('a.avif')
      ? answerWith(400)(request, response as never)
      : picture()(request, response as never);
  expect((await ask(['a.avif'])).status).toBe(404);
  expect((await ask(['b.avif'])).status).toBe(200);
});

test.each([400, 404])(
  'a gateway that answers %i to everything removes no file within the hour',
  async (status) => {
    answer = picture();
    for (const name of ['a.avif', 'b.avif']) await ask([name]);
    answer = answerWith(status);
    later();
    for (const name of ['a.avif', 'b.avif']) expect((await ask([name])).status).toBe(200);
    later(3_700_000);
    expect((await ask(['a.avif'])).status).toBe(404);
  },
);

test('copies take no more memory than they may', async () => {
  answer = picture('x'.repeat(3_999_999), { etag: '"1"' });
  for (let number = 0; number < 20; number += 1) await ask([`${number}.avif`]);
  answer = answerWith(500);
  later();
  expect((await ask(['0.avif'])).status).toBe(502);
  expect((await ask(['19.avif'])).status).toBe(200);
});

test('half a long film breaks off', async () => {
  answer = (_, response) => {
    response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': LONG.length });
    response.write('begin');
    setTimeout(() => response.destroy(), 50);
  };
  const response = await ask(['film.mp4']);
  await expect(response.text()).rejects.toThrow();
});

test.each([400, 404])(
  'the answer %i of the bucket becomes 404 in words, which nobody keeps',
  async (status) => {
    answer = answerWith(status, {}, '{"error":"at store.js:1"}');
    const response = await ask(['a.avif']);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toBe('Dit bestand bestaat niet.');
  },
);

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
    response.writeHead(200, { 'content-type': 'video/mp4' });
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

test('a visitor who leaves a long film ends the request to the bucket, and that is no failure', async () => {
  const visitor = new AbortController();
  const left = new Promise<void>((resolve) => {
    answer = (_, response) => {
      if (asked.length > 1) response.on('close', resolve);
      response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': LONG.length });
      response.write('begin');
    };
  });
  const response = await ask(['film.mp4'], { signal: visitor.signal });
  visitor.abort();
  await left;
  await response.body?.cancel().catch(() => {});
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

test('a copy that the bucket confirmed in time stays confirmed', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'Date'] });
  answer = picture();
  await ask(['a.avif']);
  later();
  await ask(['a.avif']);
  // Longer than a visitor waits for a bucket that hangs.
  jest.advanceTimersByTime(2000);
  const response = await ask(['a.avif']);
  expect(response.headers.get('cache-control')).toContain('max-age=86400');
  jest.useRealTimers();
});
