import { renewPageOnDemand } from '../next-internals/page-on-demand';
import { site } from '../site';
import { getSupabase } from '../supabase/client';
import { getSitemapIndex, getSitemapPart, getSitemapParts } from './parts';

jest.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }));
jest.mock('../supabase/client');
jest.mock('../next-internals/page-on-demand');
jest.mock('../env/env', () => ({ getEnv: () => ({ SITE_URL: 'https://www.zuilwerk.example' }) }));

const SITE = 'https://www.zuilwerk.example';

type Row = { slug: string; published_at: string; updated_at: string };

/** A project with these posts that answers `cap` rows at most and does not say so. */
function serve(rows: Row[], cap = 1000) {
  let asked = rows;
  const query = {
    select: () => query,
    eq: () => query,
    gte: (_column: string, moment: string) => {
      asked = rows.filter((row) => Date.parse(row.published_at) >= Date.parse(moment));
      return query;
    },
    lt: (_column: string, moment: string) => {
      asked = asked.filter((row) => Date.parse(row.published_at) < Date.parse(moment));
      return query;
    },
    order: () => query,
    abortSignal: () => query,
    retry: () => query,
    range: async (from: number, to: number) => ({
      data: asked.slice(from, Math.min(to + 1, from + cap)),
      error: null,
    }),
  };
  const answers = new Map<string, unknown>([
    ['post_years', yearsOf(rows)],
    ['count_readable_posts', rows.length],
  ]);
  const rpc = (name: string) => {
    const call = {
      abortSignal: () => call,
      retry: async () => ({ data: answers.get(name), error: null }),
    };
    return call;
  };
  jest.mocked(getSupabase).mockReturnValue({ from: () => query, rpc } as never);
}

/** As the database puts them together. */
function yearsOf(rows: Row[]) {
  const yearOf = (row: Row) => new Date(row.published_at).getUTCFullYear();
  return Array.from(new Set(rows.map(yearOf)), (year) => ({
    year,
    modified_at: rows
      .filter((row) => yearOf(row) === year)
      .map((row) => row.updated_at)
      .toSorted()
      .at(-1),
  }));
}

function posts(length: number, year = 2025): Row[] {
  return Array.from({ length }, (_, index) => ({
    slug: `bericht-${year}-${index}`,
    published_at: `${year}-02-11T09:15:00+00:00`,
    updated_at: `${year}-02-11T09:15:00+00:00`,
  }));
}

const addresses = (rows: Row[]) => rows.map(({ slug }) => `${SITE}/blog/${slug}`);

async function index() {
  const loaded = await getSitemapIndex();
  if (!loaded.ok) throw new Error('the years could not be read');
  return loaded.value;
}

async function part(name: string) {
  const loaded = await getSitemapPart(name);
  if (!loaded.ok) throw new Error('the part could not be read');
  return loaded.value ?? undefined;
}

const urlsOf = async (name: string) => (await part(name))?.map(({ url }) => url);

test.each([1000, 100])(
  '1,001 posts of a year all stand in it where %i rows come at once',
  async (cap) => {
    serve(posts(1001), cap);
    expect(await urlsOf('berichten-2025.xml')).toEqual(addresses(posts(1001)));
  },
);

test('every year of posts is a part, and no other year', async () => {
  serve([...posts(2, 2023), ...posts(1, 2025)]);
  expect(await getSitemapParts()).toEqual([
    'paginas.xml',
    'berichten-2023.xml',
    'berichten-2025.xml',
  ]);
  expect(await urlsOf('berichten-2023.xml')).toEqual(addresses(posts(2, 2023)));
  expect(await urlsOf('berichten-2024.xml')).toBeUndefined();
  expect(await urlsOf('berichten-2025.xml')).toEqual(addresses(posts(1, 2025)));
});

test('a year begins and ends at midnight in UTC', async () => {
  const [post] = posts(1) as [Row];
  const at = (slug: string, moment: string) => ({ ...post, slug, published_at: moment });
  serve([
    at('te-vroeg', '2024-12-31T23:59:59.999+00:00'),
    at('eerste', '2025-01-01T00:00:00+00:00'),
    at('laatste', '2025-12-31T23:59:59.999+00:00'),
    at('te-laat', '2026-01-01T00:00:00+00:00'),
  ]);
  expect(await urlsOf('berichten-2025.xml')).toEqual([
    `${SITE}/blog/eerste`,
    `${SITE}/blog/laatste`,
  ]);
});

test('without posts there are the pages', async () => {
  serve([]);
  expect(await getSitemapParts()).toEqual(['paginas.xml']);
  expect(await index()).toEqual([
    { url: `${SITE}/sitemap/paginas.xml`, modifiedAt: site.accessibilityUpdated },
  ]);
});

test('the index names every part, with the newest change in it', async () => {
  const [first, ...others] = posts(3) as [Row, ...Row[]];
  serve([...posts(2, 2024), { ...first, updated_at: '2025-03-01T08:00:00+00:00' }, ...others]);
  expect(await index()).toEqual([
    { url: `${SITE}/sitemap/paginas.xml`, modifiedAt: site.accessibilityUpdated },
    { url: `${SITE}/sitemap/berichten-2024.xml`, modifiedAt: '2024-02-11T09:15:00+00:00' },
    { url: `${SITE}/sitemap/berichten-2025.xml`, modifiedAt: '2025-03-01T08:00:00+00:00' },
  ]);
});

test('a post carries the moment of its last change', async () => {
  const [post] = posts(1) as [Row];
  serve([{ ...post, updated_at: '2025-03-01T08:00:00+00:00' }]);
  expect(await part('berichten-2025.xml')).toEqual([
    { url: addresses([post])[0], modifiedAt: '2025-03-01T08:00:00+00:00' },
  ]);
});

test('no sitemap has more addresses than the protocol allows', async () => {
  serve(posts(50_001), 50_001);
  expect(await part('berichten-2025.xml')).toHaveLength(50_000);
});

test('posts are renewed for who asks, the pages ahead', async () => {
  jest.mocked(renewPageOnDemand).mockClear();
  serve(posts(1));
  await part('paginas.xml');
  expect(renewPageOnDemand).not.toHaveBeenCalled();
  await part('berichten-2025.xml');
  expect(renewPageOnDemand).toHaveBeenCalled();
});

describe('among the pages', () => {
  const pageOf = async (path: string) =>
    (await part('paginas.xml'))?.find(({ url }) => url === SITE + path);

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

test('a project that does not answer leaves the pages to a build', async () => {
  jest.mocked(getSupabase).mockImplementation(() => {
    throw new Error('away');
  });
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(await getSitemapParts()).toEqual(['paginas.xml']);
});
