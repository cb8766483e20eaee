import { renewPageOnDemand } from '../cache/page-on-demand';
import { getSupabase } from '../supabase/client';
import { getSitemapIndex, getSitemapPart } from './parts';

jest.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }));
jest.mock('../supabase/client');
jest.mock('../cache/page-on-demand');
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
      error: null,
    }),
  };
  const rpc = (_name: string, { part_size }: { part_size: number }) => {
    const answer = {
      abortSignal: () => answer,
      retry: async () => ({ data: partsOf(rows, part_size), error: null }),
    };
    return answer;
  };
  jest.mocked(getSupabase).mockReturnValue({ from: () => query, rpc } as never);
}

/** As the database puts them together. */
function partsOf(rows: Row[], size: number) {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) => ({
    part: index + 1,
    modified_at: rows
      .slice(index * size, (index + 1) * size)
      .map((row) => row.updated_at)
      .toSorted()
      .at(-1),
  }));
}

function posts(length: number): Row[] {
  return Array.from({ length }, (_, index) => ({
    slug: `bericht-${index}`,
    published_at: '2025-02-11T09:15:00+00:00',
    updated_at: '2025-02-11T09:15:00+00:00',
  }));
}

async function index() {
  const loaded = await getSitemapIndex();
  if (!loaded.ok) throw new Error('the parts could not be read');
  return loaded.value;
}

async function part(name: string) {
  const loaded = await getSitemapPart(name);
  if (!loaded.ok) throw new Error('the part could not be read');
  return loaded.value ?? undefined;
}

/** Every part that the index names. */
async function allParts() {
  const names = (await index()).map(({ url }) => url.slice(`${SITE}/sitemap/`.length));
  return Promise.all(names.map(async (name) => ({ name, entries: (await part(name)) ?? [] })));
}

test.each([1000, 100])('1,001 posts all stand in it where %i rows come at once', async (cap) => {
  serve(posts(1001), cap);
  const listed = (await allParts()).map(({ entries }) => entries.map(({ url }) => url));
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
  const parts = await allParts();
  expect(parts.slice(1).map(({ entries }) => entries.length)).toEqual(sizes);
  expect(parts.map(({ name }) => name)).toEqual([
    'paginas.xml',
    ...sizes.map((_, index) => `berichten-${index + 1}.xml`),
  ]);
});

test('a new post leaves every full part as it was', async () => {
  serve(posts(1001));
  const before = await part('berichten-1.xml');
  serve(posts(1002));
  expect(await part('berichten-1.xml')).toEqual(before);
});

test('the index names every part, with the newest change in it', async () => {
  const [first, ...others] = posts(1001) as [Row, ...Row[]];
  serve([
    first,
    { ...others[0], updated_at: '2025-03-01T08:00:00+00:00' } as Row,
    ...others.slice(1),
  ]);
  expect(await index()).toEqual([
    { url: `${SITE}/sitemap/paginas.xml`, modifiedAt: '2025-03-24' },
    { url: `${SITE}/sitemap/berichten-1.xml`, modifiedAt: '2025-03-01T08:00:00+00:00' },
    { url: `${SITE}/sitemap/berichten-2.xml`, modifiedAt: '2025-02-11T09:15:00+00:00' },
  ]);
});

test('a post carries the moment of its last change', async () => {
  serve([{ ...posts(1)[0], updated_at: '2025-03-01T08:00:00+00:00' } as Row]);
  expect(await part('berichten-1.xml')).toEqual([
    { url: `${SITE}/blog/bericht-0`, modifiedAt: '2025-03-01T08:00:00+00:00' },
  ]);
});

test('a part is read by itself, and one that is not there not at all', async () => {
  serve(posts(2500));
  const read = jest.spyOn(getSupabase().from('posts') as never, 'range' as never);
  await part('berichten-2.xml');
  expect(read.mock.calls).toEqual([[1000, 1999]]);
  expect(await part('berichten-4.xml')).toBeUndefined();
  expect(read).toHaveBeenCalledTimes(1);
});

test('ten parts are renewed ahead, the others for who asks', async () => {
  serve(posts(10_001));
  await part('berichten-10.xml');
  expect(renewPageOnDemand).not.toHaveBeenCalled();
  await part('berichten-11.xml');
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
