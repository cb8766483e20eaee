import { servePostPicture } from './serve';

jest.mock('../env', () => ({
  getEnv: () => ({ SUPABASE_URL: 'https://project.supabase.co' }),
}));

const BUCKET = 'https://project.supabase.co/storage/v1/object/public/media/blog';
const bucket = jest.spyOn(globalThis, 'fetch');

/** Asks for a picture while the bucket gives this answer. */
function ask(path: string[], answer: () => Response, headers: Record<string, string> = {}) {
  bucket.mockReset().mockImplementation(async () => answer());
  const request = new Request('https://www.zuilwerk.example/media/blog/x', { headers });
  return servePostPicture(request, path);
}

const file = () =>
  new Response('beeld', {
    headers: {
      'content-type': 'image/avif',
      etag: '"1"',
      'x-robots-tag': 'none',
      'set-cookie': 'a=b',
    },
  });

test('a picture keeps what describes it and loses what hides it from search engines', async () => {
  const response = await ask(['map', 'één kleur.avif'], file);
  expect(bucket.mock.calls[0]?.[0]).toBe(`${BUCKET}/map/%C3%A9%C3%A9n%20kleur.avif`);
  expect(await response.text()).toBe('beeld');
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'image/avif',
    etag: '"1"',
  });
});

test('a browser that has the picture does not load it again', async () => {
  const unchanged = () => new Response(null, { status: 304, headers: { etag: '"1"' } });
  const response = await ask(['kleur.avif'], unchanged, { 'if-none-match': '"1"', cookie: 'a=b' });
  expect(response.status).toBe(304);
  expect(bucket.mock.calls[0]?.[1]?.headers).toEqual({
    'if-none-match': '"1"',
    'accept-encoding': 'identity',
  });
});

test.each([
  [400, 404],
  [404, 404],
  [500, 502],
])('the answer %i of the bucket becomes %i, which nobody keeps', async (status, expected) => {
  const response = await ask(['kleur.avif'], () => new Response('{}', { status }));
  expect(response.status).toBe(expected);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('a bucket that does not answer is said to be away', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const response = await ask(['kleur.avif'], () => {
    throw new Error('connection lost');
  });
  expect(response.status).toBe(502);
});

test.each([['..', 'hero'], ['../hero/film.mp4'], ['..\\hero'], [''], ['.']])(
  'the bucket is not asked for %j',
  async (...path) => {
    expect((await ask(path, file)).status).toBe(404);
    expect(bucket).not.toHaveBeenCalled();
  },
);
