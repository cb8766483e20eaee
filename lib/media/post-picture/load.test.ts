import { loadPostPicture } from './load';

jest.mock('../../env/env', () => ({ getEnv: () => ({ SUPABASE_URL: 'https://project.example' }) }));

const bucket = jest.spyOn(globalThis, 'fetch');
const answering = (status: number, type: string) =>
  bucket.mockResolvedValue(new Response('beeld', { status, headers: { 'content-type': type } }));

beforeEach(() => {
  jest.spyOn(console, 'error').mockReturnValue();
});

test('a picture is loaded from the bucket', async () => {
  answering(200, 'image/avif');
  expect(await loadPostPicture('/media/a.avif')).toEqual({ ok: true, value: Buffer.from('beeld') });
});

test.each([400, 404])('a picture that is missing (%i) is none', async (status) => {
  answering(status, 'application/json');
  expect(await loadPostPicture('/media/a.avif')).toEqual({ ok: true, value: null });
});

test.each([
  [200, 'text/html'],
  [200, 'application/json'],
  [403, 'text/html'],
  [429, 'text/html'],
  [500, 'text/html'],
])('status %i of type %s is a failure, for which no picture is kept', async (status, type) => {
  answering(status, type);
  expect(await loadPostPicture('/media/a.avif')).toEqual({ ok: false });
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('/media/a.avif failed'));
});
