jest.mock('server-only', () => ({}));
jest.mock('../env/env', () => ({
  getEnv: () => ({ SUPABASE_URL: 'https://example.supabase.co' }),
}));

/** What Next does while a page is rendered: a stale value is read anew, and stays when that fails. */
let stored: { value: unknown } | undefined;
jest.mock('next/cache', () => ({
  unstable_cache: (read: () => Promise<unknown>) => async () => {
    try {
      stored = { value: await read() };
    } catch (error) {
      if (!stored) throw error;
    }
    return stored?.value;
  },
}));

import { getHeroVideo } from './hero-video';

const answers = {
  'has it': async () => new Response(),
  'does not have it': async () => new Response(null, { status: 404 }),
  'is out of order': async () => new Response(null, { status: 503 }),
  'does not answer': async () => {
    throw new DOMException('The operation was aborted due to timeout', 'TimeoutError');
  },
};

/** The film of a page that is rendered while the bucket answers like this. */
function filmWhileBucket(state: keyof typeof answers) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(answers[state]);
  return getHeroVideo();
}

beforeEach(() => {
  stored = undefined;
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => jest.restoreAllMocks());

test('a film that the bucket has is shown, in the form that each browser can play', async () => {
  const film = await filmWhileBucket('has it');
  expect(film?.map(({ src }) => src)).toContain('/media/hero/hero-720.mp4');
  expect(console.error).not.toHaveBeenCalled();
});

test.each<[keyof typeof answers, string]>([
  ['is out of order', 'Video not accessible at public URL: status 503'],
  ['does not answer', 'Failed to get video URL: TimeoutError'],
])('the film stays while the bucket %s, and the log says so', async (state, line) => {
  const film = await filmWhileBucket('has it');
  expect(await filmWhileBucket(state)).toEqual(film);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining(line));
});

test('the film goes when the bucket does not have it any more', async () => {
  await filmWhileBucket('has it');
  expect(await filmWhileBucket('does not have it')).toBeNull();
});

test.each<keyof typeof answers>(['does not have it', 'is out of order', 'does not answer'])(
  'there is no film as long as the bucket %s from the start',
  async (state) => {
    expect(await filmWhileBucket(state)).toBeNull();
  },
);
