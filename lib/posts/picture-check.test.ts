import { checkPictures } from './picture-check';

jest.mock('../platform/env/env', () => ({
  getEnv: () => ({ SUPABASE_URL: 'https://project.example' }),
}));

const bucket = jest.spyOn(globalThis, 'fetch');

const part = (range: string) =>
  new Response(null, {
    status: 206,
    headers: { 'content-type': 'image/avif', 'content-range': range },
  });

beforeEach(() => {
  // A size is remembered for five minutes.
  jest.useFakeTimers({ now: Date.now() + 10 * 60 * 1000, doNotFake: ['setTimeout'] });
  bucket.mockReset().mockImplementation(async () => part('bytes 0-0/1234'));
});

test('picture check reads the size by a request for the first byte', async () => {
  expect(await checkPictures(['/media/blog/a.avif'])).toEqual([
    { path: '/media/blog/a.avif', bytes: 1234 },
  ]);
  const [url, init] = bucket.mock.calls[0] ?? [];
  expect(url).toBe('https://project.example/storage/v1/object/public/media/blog/a.avif');
  expect(init?.headers).toMatchObject({ range: 'bytes=0-0' });
});

test('picture check requests a picture that occurs twice only once', async () => {
  await checkPictures(['/media/a.avif', '/media/a.avif']);
  expect(bucket).toHaveBeenCalledTimes(1);
});

test('picture check requests a size once in five minutes, a missing picture each time', async () => {
  bucket.mockResolvedValueOnce(new Response(null, { status: 404 }));
  for (let load = 0; load < 3; load += 1) await checkPictures(['/media/a.avif']);
  expect(bucket).toHaveBeenCalledTimes(2);
  jest.setSystemTime(Date.now() + 6 * 60 * 1000);
  await checkPictures(['/media/a.avif']);
  expect(bucket).toHaveBeenCalledTimes(3);
});

test.each([400, 404])(
  'picture check reports a picture as missing when the bucket returns %d',
  async (status) => {
    bucket.mockResolvedValue(new Response(null, { status }));
    expect((await checkPictures(['/media/a.avif']))[0]?.bytes).toBe('missing');
  },
);

test('picture check reports a picture as unknown when the bucket fails or sends no length', async () => {
  bucket.mockRejectedValueOnce(new Error('refused'));
  bucket.mockResolvedValueOnce(new Response(null, { status: 500 }));
  bucket.mockResolvedValueOnce(part('bytes 0-0/*'));
  const checks = await checkPictures(['/media/a.avif', '/media/b.avif', '/media/c.avif']);
  expect(checks.map(({ bytes }) => bytes)).toEqual(['unknown', 'unknown', 'unknown']);
});

test('picture check requests only paths under /media/, and thirty pictures at most', async () => {
  expect(await checkPictures(['/pictures/a.avif'])).toEqual([
    { path: '/pictures/a.avif', bytes: 'unknown' },
  ]);
  expect(bucket).not.toHaveBeenCalled();
  const checks = await checkPictures(Array.from({ length: 40 }, (_, n) => `/media/${n}.avif`));
  expect(bucket).toHaveBeenCalledTimes(30);
  expect(checks.filter(({ bytes }) => bytes === 'unknown')).toHaveLength(10);
});
