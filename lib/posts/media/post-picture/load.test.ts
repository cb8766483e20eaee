import { loadPostPicture } from './load';

jest.mock('../../../platform/env/env', () => ({
  getEnv: () => ({ SUPABASE_URL: 'https://project.example' }),
}));

const bucket = jest.spyOn(globalThis, 'fetch');
const mockResponse = (status: number, type: string) =>
  bucket.mockResolvedValue(new Response('beeld', { status, headers: { 'content-type': type } }));

beforeEach(() => {
  jest.spyOn(console, 'error').mockReturnValue();
});

test('loadPostPicture loads a picture from the bucket', async () => {
  mockResponse(200, 'image/avif');
  expect(await loadPostPicture('/media/a.avif')).toEqual({ ok: true, value: Buffer.from('beeld') });
});

test.each([400, 404])('loadPostPicture returns null when the bucket returns %i', async (status) => {
  mockResponse(status, 'application/json');
  expect(await loadPostPicture('/media/a.avif')).toEqual({ ok: true, value: null });
});

test.each([
  [200, 'text/html'],
  [200, 'application/json'],
  [403, 'text/html'],
  [429, 'text/html'],
  [500, 'text/html'],
])(
  'loadPostPicture fails and logs when the bucket returns %i with type %s',
  async (status, type) => {
    mockResponse(status, type);
    expect(await loadPostPicture('/media/a.avif')).toEqual({ ok: false });
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('/media/a.avif failed'));
  },
);
