import { checkPictures } from './picture-check';

jest.mock('../env/env', () => ({ getEnv: () => ({ SUPABASE_URL: 'https://project.example' }) }));

const bucket = jest.spyOn(globalThis, 'fetch');

beforeEach(() => {
  bucket
    .mockReset()
    .mockImplementation(async () => new Response(null, { headers: { 'content-length': '1234' } }));
});

test('the size of a picture is asked of the bucket, without the picture', async () => {
  expect(await checkPictures(['/media/blog/a.avif'])).toEqual([
    { path: '/media/blog/a.avif', bytes: 1234 },
  ]);
  const [address, init] = bucket.mock.calls[0] ?? [];
  expect(address).toBe('https://project.example/storage/v1/object/public/media/blog/a.avif');
  expect(init?.method).toBe('HEAD');
});

test('a picture that stands in a post twice is asked for once', async () => {
  await checkPictures(['/media/a.avif', '/media/a.avif']);
  expect(bucket).toHaveBeenCalledTimes(1);
});

test.each([400, 404])(
  'a picture that the bucket answers with %d for is missing',
  async (status) => {
    bucket.mockResolvedValue(new Response(null, { status }));
    expect((await checkPictures(['/media/a.avif']))[0]?.bytes).toBe('missing');
  },
);

test('nothing is said of a picture when the bucket fails', async () => {
  bucket.mockRejectedValueOnce(new Error('refused'));
  bucket.mockResolvedValueOnce(new Response(null, { status: 500 }));
  bucket.mockResolvedValueOnce(new Response(null));
  const checks = await checkPictures(['/media/a.avif', '/media/b.avif', '/media/c.avif']);
  expect(checks.map(({ bytes }) => bytes)).toEqual(['unknown', 'unknown', 'unknown']);
});

test('the bucket is not asked for what it does not hold, nor for more than thirty pictures', async () => {
  expect(await checkPictures(['/pictures/a.avif'])).toEqual([
    { path: '/pictures/a.avif', bytes: 'unknown' },
  ]);
  expect(bucket).not.toHaveBeenCalled();
  const checks = await checkPictures(Array.from({ length: 40 }, (_, n) => `/media/${n}.avif`));
  expect(bucket).toHaveBeenCalledTimes(30);
  expect(checks.filter(({ bytes }) => bytes === 'unknown')).toHaveLength(10);
});
