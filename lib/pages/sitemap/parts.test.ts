import { latestChange } from '../../business/content/legal-changes';
import { getSupabase } from '../../platform/supabase/client';
import { getSitemapIndex, getSitemapPart, getSitemapParts } from './parts';

jest.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }));
jest.mock('../../platform/supabase/client');
jest.mock('../../platform/env/env', () => ({
  getEnv: () => ({ SITE_URL: 'https://www.zuilwerk.example' }),
}));

const SITE = 'https://www.zuilwerk.example';

type Row = { slug: string; image_url: string | null; published_at: string; updated_at: string };

/** Mocks a project that silently limits responses to `cap` rows. */
function serve(rows: Row[], cap = 1000) {
  let selected = rows;
  const query = {
    select: () => query,
    eq: () => query,
    gte: (_column: string, timestamp: string) => {
      selected = rows.filter((row) => Date.parse(row.published_at) >= Date.parse(timestamp));
      return query;
    },
    lt: (_column: string, timestamp: string) => {
      selected = selected.filter((row) => Date.parse(row.published_at) < Date.parse(timestamp));
      return query;
    },
    order: () => query,
    abortSignal: () => query,
    retry: () => query,
    range: async (from: number, to: number) => ({
      data: selected.slice(from, Math.min(to + 1, from + cap)),
      error: null,
    }),
  };
  const rpcResults = new Map<string, unknown>([
    ['post_years', yearsOf(rows)],
    ['count_readable_posts', rows.length],
  ]);
  const rpc = (name: string) => {
    const data = rpcResults.get(name);
    const call = {
      abortSignal: () => call,
      retry: () => call,
      range: async (from: number, to: number) => ({
        data: (data as unknown[]).slice(from, Math.min(to + 1, from + cap)),
        error: null,
      }),
      // biome-ignore lint/suspicious/noThenProperty: a query of supabase-js is sent when it is awaited.
      then: (done: (answer: object) => void) => done({ data, error: null }),
    };
    return call;
  };
  jest.mocked(getSupabase).mockReturnValue({ from: () => query, rpc } as never);
}

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
    image_url: null,
    published_at: `${year}-02-11T09:15:00+00:00`,
    updated_at: `${year}-02-11T09:15:00+00:00`,
  }));
}

const postUrls = (rows: Row[]) => rows.map(({ slug }) => `${SITE}/blog/${slug}`);

async function index() {
  const loaded = await getSitemapIndex();
  if (!loaded.ok) throw new Error('the sitemap index could not be read');
  return loaded.value;
}

async function entriesOf(name: string) {
  const loaded = await getSitemapPart(name);
  if (!loaded.ok) throw new Error(`${name} could not be read`);
  return loaded.value ?? undefined;
}

const urlsOf = async (name: string) => (await entriesOf(name))?.map(({ url }) => url);

test.each([1000, 100])(
  'sitemap of a year contains all 1,001 posts when the backend returns %i rows at once',
  async (cap) => {
    serve(posts(1001), cap);
    expect(await urlsOf('berichten-2025.xml')).toEqual(postUrls(posts(1001)));
  },
);

test('sitemap parts are the pages and each year with posts', async () => {
  serve([...posts(2, 2023), ...posts(1, 2025)]);
  expect(await getSitemapParts()).toEqual([
    'paginas.xml',
    'berichten-2023.xml',
    'berichten-2025.xml',
  ]);
  expect(await urlsOf('berichten-2023.xml')).toEqual(postUrls(posts(2, 2023)));
  expect(await urlsOf('berichten-2024.xml')).toBeUndefined();
  expect(await urlsOf('berichten-2025.xml')).toEqual(postUrls(posts(1, 2025)));
});

test('sitemap of a year has the picture of a post, unless another host has it', async () => {
  const [own, foreign, none] = posts(3) as [Row, Row, Row];
  serve([
    { ...own, image_url: '/media/blog/kiosk.avif' },
    { ...foreign, image_url: 'https://elders.example/kiosk.avif' },
    none,
  ]);
  const pictures = (await entriesOf('berichten-2025.xml'))?.map(({ picture }) => picture);
  expect(pictures).toEqual([`${SITE}/media/blog/kiosk.avif`, undefined, undefined]);
});

test('sitemap of a year starts and ends at midnight UTC', async () => {
  const [post] = posts(1) as [Row];
  const at = (slug: string, timestamp: string) => ({ ...post, slug, published_at: timestamp });
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

test('sitemap without posts has only the part with the pages', async () => {
  serve([]);
  expect(await getSitemapParts()).toEqual(['paginas.xml']);
  expect(await index()).toEqual([
    { url: `${SITE}/sitemap/paginas.xml`, modifiedAt: latestChange('terms') },
  ]);
});

test('sitemap index lists every part with its newest change', async () => {
  const [first, ...others] = posts(3) as [Row, ...Row[]];
  serve([...posts(2, 2024), { ...first, updated_at: '2025-03-01T08:00:00+00:00' }, ...others]);
  expect(await index()).toEqual([
    { url: `${SITE}/sitemap/paginas.xml`, modifiedAt: latestChange('terms') },
    { url: `${SITE}/sitemap/berichten-2024.xml`, modifiedAt: '2024-02-11T09:15:00+00:00' },
    { url: `${SITE}/sitemap/berichten-2025.xml`, modifiedAt: '2025-03-01T08:00:00+00:00' },
  ]);
});

test('sitemap has the last change of a post', async () => {
  const [post] = posts(1) as [Row];
  serve([{ ...post, updated_at: '2025-03-01T08:00:00+00:00' }]);
  expect(await entriesOf('berichten-2025.xml')).toEqual([
    { url: postUrls([post])[0], modifiedAt: '2025-03-01T08:00:00+00:00' },
  ]);
});

test('sitemap of a year has at most 50,000 URLs, the limit of the protocol', async () => {
  serve(posts(50_001), 50_001);
  expect(await entriesOf('berichten-2025.xml')).toHaveLength(50_000);
});

describe('sitemap of the pages', () => {
  const pageOf = async (path: string) =>
    (await entriesOf('paginas.xml'))?.find(({ url }) => url === SITE + path);

  test('has the newest change of the posts for /blog', async () => {
    const [first, second, third] = posts(3) as [Row, Row, Row];
    serve([first, { ...second, updated_at: '2025-03-01T08:00:00+00:00' }, third]);
    expect(await pageOf('/blog')).toMatchObject({ modifiedAt: '2025-03-01T08:00:00+00:00' });
  });

  test('has the picture of each product and sector', async () => {
    serve([]);
    expect(await pageOf('/kiosken/wall-kiosk')).toMatchObject({
      picture: `${SITE}/pictures/products/wall-kiosk-7016-800.webp`,
    });
    expect((await pageOf('/marktsegmenten/zorg'))?.picture).toMatch(/pictures\/rooms\/.*\.webp$/);
  });

  test('has no modifiedAt for a page whose last change is unknown', async () => {
    serve([]);
    expect((await pageOf('/kiosken'))?.modifiedAt).toBeUndefined();
    expect((await pageOf('/blog'))?.modifiedAt).toBeUndefined();
    expect((await pageOf('/privacy-policy'))?.modifiedAt).toBe(latestChange('privacy'));
  });
});

test('sitemap parts are only the pages when the backend fails', async () => {
  jest.mocked(getSupabase).mockImplementation(() => {
    throw new Error('backend unavailable');
  });
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(await getSitemapParts()).toEqual(['paginas.xml']);
});
