import { getSupabase } from '@/lib/supabase/client';
import sitemap from './sitemap';

jest.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }));
jest.mock('../lib/supabase/client');
jest.mock('../lib/env', () => ({ getEnv: () => ({ SITE_URL: 'https://www.zuilwerk.example' }) }));

type Row = { slug: string; published_at: string; updated_at: string };

/** A project with these posts, newest first, that answers `cap` rows at most and does not say so. */
function serve(rows: Row[], cap: number) {
  const query = {
    select: () => query,
    eq: () => query,
    order: () => query,
    range: (from: number, to: number) => ({
      retry: async () => ({
        data: rows.slice(from, Math.min(to + 1, from + cap)),
        count: rows.length,
        error: null,
      }),
    }),
  };
  jest.mocked(getSupabase).mockReturnValue({ from: () => query } as never);
}

function posts(length: number): Row[] {
  return Array.from({ length }, (_, index) => ({
    slug: `bericht-${index}`,
    published_at: '2025-02-11T09:15:00+00:00',
    updated_at: '2025-02-11T09:15:00+00:00',
  }));
}

async function entryOf(path: string) {
  const url = `https://www.zuilwerk.example${path}`;
  return (await sitemap()).find((entry) => entry.url === url);
}

test.each([1000, 100])('1,001 posts all stand in it where %i rows come at once', async (cap) => {
  serve(posts(1001), cap);
  const addresses = (await sitemap()).map(({ url }) => url).filter((url) => url.includes('/blog/'));
  expect(addresses).toEqual(
    posts(1001).map(({ slug }) => `https://www.zuilwerk.example/blog/${slug}`),
  );
});

test('a post carries the moment of its last change', async () => {
  serve([{ ...posts(1)[0], updated_at: '2025-03-01T08:00:00+00:00' } as Row], 1000);
  expect(await entryOf('/blog/bericht-0')).toMatchObject({
    lastModified: '2025-03-01T08:00:00+00:00',
  });
});

test('the blog changed when the last of its posts did', async () => {
  const [first, second, third] = posts(3) as [Row, Row, Row];
  serve([first, { ...second, updated_at: '2025-03-01T08:00:00+00:00' }, third], 1000);
  expect(await entryOf('/blog')).toMatchObject({ lastModified: '2025-03-01T08:00:00+00:00' });
});

test('a page whose last change nobody kept names none', async () => {
  serve([], 1000);
  expect((await entryOf('/kiosken'))?.lastModified).toBeUndefined();
  expect((await entryOf('/blog'))?.lastModified).toBeUndefined();
  expect((await entryOf('/privacy-policy'))?.lastModified).toBe('2025-03-24');
});
