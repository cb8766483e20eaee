import { getPostAddresses } from '../blog/addresses';
import { getSupabase } from '../supabase/client';
import { sitemapIndex, sitemapParts } from './parts';

jest.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }));
jest.mock('../supabase/client');
jest.mock('../env', () => ({ getEnv: () => ({ SITE_URL: 'https://www.zuilwerk.example' }) }));

const SITE = 'https://www.zuilwerk.example';

type Row = { slug: string; published_at: string; updated_at: string };

/** A project with these posts that answers `cap` rows at most and does not say so. */
function serve(rows: Row[], cap = 1000) {
  const query = {
    select: () => query,
    eq: () => query,
    order: () => query,
    abortSignal: () => query,
    retry: () => query,
    range: async (from: number, to: number) => ({
      data: rows.slice(from, Math.min(to + 1, from + cap)),
      count: rows.length,
      error: null,
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

async function addresses() {
  const loaded = await getPostAddresses();
  if (!loaded.ok) throw new Error('the posts could not be read');
  return loaded.value;
}

const partsOf = async () => sitemapParts(await addresses());
const indexOf = async () => sitemapIndex(await addresses());

test.each([1000, 100])('1,001 posts all stand in it where %i rows come at once', async (cap) => {
  serve(posts(1001), cap);
  const listed = Array.from(await partsOf(), ([, entries]) => entries.map(({ url }) => url));
  expect(listed.slice(1).flat()).toEqual(posts(1001).map(({ slug }) => `${SITE}/blog/${slug}`));
});

test.each([
  [0, []],
  [1, [1]],
  [1000, [1000]],
  [1001, [1000, 1]],
  [2500, [1000, 1000, 500]],
])('%i posts make parts of %j', async (length, sizes) => {
  serve(posts(length));
  const parts = await partsOf();
  expect(Array.from(parts.values(), (entries) => entries.length).slice(1)).toEqual(sizes);
  expect([...parts.keys()]).toEqual([
    'paginas.xml',
    ...sizes.map((_, index) => `berichten-${index + 1}.xml`),
  ]);
});

test('a new post leaves every full part as it was', async () => {
  serve(posts(1001));
  const before = (await partsOf()).get('berichten-1.xml');
  serve(posts(1002));
  expect((await partsOf()).get('berichten-1.xml')).toEqual(before);
});

test('the index names every part, with the newest change in it', async () => {
  const [first, ...others] = posts(1001) as [Row, ...Row[]];
  serve([
    first,
    { ...others[0], updated_at: '2025-03-01T08:00:00+00:00' } as Row,
    ...others.slice(1),
  ]);
  expect(await indexOf()).toEqual([
    { url: `${SITE}/sitemap/paginas.xml`, modifiedAt: '2025-03-24' },
    { url: `${SITE}/sitemap/berichten-1.xml`, modifiedAt: '2025-03-01T08:00:00+00:00' },
    { url: `${SITE}/sitemap/berichten-2.xml`, modifiedAt: '2025-02-11T09:15:00+00:00' },
  ]);
});

test('a post carries the moment of its last change', async () => {
  serve([{ ...posts(1)[0], updated_at: '2025-03-01T08:00:00+00:00' } as Row]);
  expect((await partsOf()).get('berichten-1.xml')).toEqual([
    { url: `${SITE}/blog/bericht-0`, modifiedAt: '2025-03-01T08:00:00+00:00' },
  ]);
});

describe('among the pages', () => {
  const pageOf = async (path: string) =>
    (await partsOf()).get('paginas.xml')?.find(({ url }) => url === SITE + path);

  test('the blog changed when the last of its posts did', async () => {
    const [first, second, third] = posts(3) as [Row, Row, Row];
    serve([first, { ...second, updated_at: '2025-03-01T08:00:00+00:00' }, third]);
    expect(await pageOf('/blog')).toMatchObject({ modifiedAt: '2025-03-01T08:00:00+00:00' });
  });

  test('one whose last change nobody kept names none', async () => {
    serve([]);
    expect((await pageOf('/kiosken'))?.modifiedAt).toBeUndefined();
    expect((await pageOf('/blog'))?.modifiedAt).toBeUndefined();
    expect((await pageOf('/privacy-policy'))?.modifiedAt).toBe('2025-03-24');
  });
});
