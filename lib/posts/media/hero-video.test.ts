import { inspect } from 'node:util';

jest.mock('server-only', () => ({}));
jest.mock('../../platform/env/env', () => ({
  getEnv: () => ({ SUPABASE_URL: 'https://example.supabase.co' }),
}));

/** Reads a stale value again and keeps it when that fails, as Next does during rendering. */
let stored: { value: unknown } | undefined;
let loggedByNext: unknown;
jest.mock('next/cache', () => ({
  unstable_cache: (read: () => Promise<unknown>) => async () => {
    try {
      stored = { value: await read() };
    } catch (error) {
      if (!stored) throw error;
      loggedByNext = error;
    }
    return stored?.value;
  },
}));

import { getHeroVideo } from './hero-video';

const bucketStates = {
  'has the file': async () => new Response(null, { headers: { 'content-type': 'video/mp4' } }),
  'does not have the file': async () => new Response(null, { status: 404 }),
  'fails with 400': async () => new Response('{"statusCode":"544"}', { status: 400 }),
  'returns 503': async () => new Response(null, { status: 503 }),
  'does not respond': async () => {
    throw new DOMException('The operation was aborted due to timeout', 'TimeoutError');
  },
};

function videoWhileBucket(state: keyof typeof bucketStates) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(bucketStates[state]);
  return getHeroVideo();
}

beforeEach(() => {
  stored = undefined;
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => jest.restoreAllMocks());

test('hero video has its sources when the bucket has the file', async () => {
  const video = await videoWhileBucket('has the file');
  expect(video?.map(({ src }) => src)).toContain('/media/hero/hero-720.mp4');
  expect(console.error).not.toHaveBeenCalled();
});

test.each<[keyof typeof bucketStates, string]>([
  ['returns 503', 'Failed to get video URL: Error status 503'],
  ['fails with 400', 'Failed to get video URL: Error status 400'],
  ['does not respond', 'Failed to get video URL: TimeoutError'],
])('hero video stays while the bucket %s, and the failure is logged', async (state, line) => {
  const video = await videoWhileBucket('has the file');
  expect(await videoWhileBucket(state)).toEqual(video);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining(line));
});

test('the error of a failed revalidation that Next logs too has no stack', async () => {
  await videoWhileBucket('has the file');
  await videoWhileBucket('returns 503');
  expect(inspect(loggedByNext)).toBe('[hero film: the bucket failed]');
});

test('hero video is null when the file was removed from the bucket', async () => {
  await videoWhileBucket('has the file');
  expect(await videoWhileBucket('does not have the file')).toBeNull();
});

test.each<keyof typeof bucketStates>(['does not have the file', 'returns 503', 'does not respond'])(
  'hero video is null while the bucket %s from the start',
  async (state) => {
    expect(await videoWhileBucket(state)).toBeNull();
  },
);
