import { createClient } from '@supabase/supabase-js';
import { getSupabase } from '../platform/supabase/client';
import { getPostYears } from './post-urls';
import { getFeedPosts, getPosts, getSearchedPosts } from './posts';

jest.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }));
jest.mock('../platform/supabase/client');
jest.mock('../platform/env/env', () => ({
  getEnv: () => ({ SUPABASE_URL: 'https://project.example' }),
}));
// supabase-js needs a WebSocket class, which Node 20 does not have.
globalThis.WebSocket ??= class {} as never;

const posts = Array.from({ length: 150 }, (_, n) => ({
  id: String(n),
  slug: `bericht-${n}`,
  excerpt: '',
  content: '',
  image_url: null,
  image_alt: null,
  meta_description: null,
  published_at: '2025-02-11T09:15:00+00:00',
  updated_at: '2025-02-11T09:15:00+00:00',
}));
const years = Array.from({ length: 12 }, (_, n) => ({
  year: 2010 + n,
  modified_at: '2025-02-11T09:15:00+00:00',
}));

/** A project that silently returns at most five rows. */
const fetch = async (input: RequestInfo | URL) => {
  const { pathname, searchParams } = new URL(String(input));
  const numberOf = (name: string) => Number(searchParams.get(name) ?? 0);
  if (pathname.endsWith('/count_readable_posts')) return Response.json(posts.length);
  const rows = pathname.endsWith('/post_years') ? years : posts;
  const from = numberOf('skip') + numberOf('offset');
  const length = numberOf('take') || numberOf('limit') || rows.length;
  return Response.json(rows.slice(from, from + Math.min(length, 5)));
};

beforeAll(() => {
  const client = createClient('https://project.example', 'key', { global: { fetch } });
  jest.mocked(getSupabase).mockReturnValue(client as never);
});

const slugsOf = (found: { slug: string }[]) => found.map(({ slug }) => slug);
const expected = (from: number, to: number) => slugsOf(posts.slice(from, to));

test('a page of the list has all its posts however few rows the project returns', async () => {
  expect(await getPosts(2)).toMatchObject({ ok: true, value: { pageCount: 13 } });
  const page = await getPosts(2);
  expect(page.ok && slugsOf(page.value?.posts ?? [])).toEqual(expected(12, 24));
});

test('feeds, search and sitemap have all their posts however few rows the project returns', async () => {
  const [feed, search, found] = await Promise.all([
    getFeedPosts(),
    getSearchedPosts(),
    getPostYears(),
  ]);
  expect(feed.ok && slugsOf(feed.value)).toEqual(expected(0, 20));
  expect(search.ok && slugsOf(search.value)).toEqual(expected(0, 100));
  expect(found.ok && found.value.map(({ year }) => year)).toEqual(years.map(({ year }) => year));
});
