import { startMigratedDatabase } from '../../packages/testbed/migrated-database';
import { rowsReadBy } from '../../packages/testbed/rows-read.ts';

/** Small enough to insert within a second, large enough for a full scan to exceed the limit below. */
const POSTS = 1500;
/** Rows and index entries; a month has 90 of these posts. */
const MAX_ROWS_READ = 200;

const database = startMigratedDatabase();
afterAll(() => database.stop());

async function run(sql: string) {
  const { rows, error } = await database.run(sql);
  if (!rows) throw new Error(String(error));
  return rows;
}

beforeAll(async () => {
  await database.ready;
  await run(`
    alter table posts disable trigger announce_post_change;
    insert into posts (slug, content, is_published, published_at)
      select subject || '-' || n, 'x', true, now() - interval '1 hour' - (n - 1) * interval '8 hours'
      from generate_series(1, ${POSTS}) as n,
        unnest(array['goede-kiosken', 'juiste-kleuren', 'heldere-schermen']) with ordinality
          as subjects (subject, k)
      where k = 1 + n % 3;
    alter table posts enable trigger announce_post_change;
    analyze;
    -- Postgres prefers a sequential scan for a table this small.
    set enable_seqscan = off;`);
});

const countRowsRead = async (sql: string, role?: 'anon') => (await rowsReadBy(run, sql, role)).rows;

const middle = `(select slug from posts order by published_at limit 1 offset ${POSTS / 2})`;

test('row counter of the query cost tests detects a full scan', async () => {
  expect(
    await countRowsRead('select count(*) from posts where is_published', 'anon'),
  ).toBeGreaterThan(POSTS - 1);
});

test.each([0, POSTS / 2, POSTS - 12])(
  'list_posts with an offset of %i posts reads few rows',
  async (skip) => {
    expect(await countRowsRead(`select * from list_posts(${skip}, 12)`, 'anon')).toBeLessThan(
      MAX_ROWS_READ,
    );
  },
);

test('count_readable_posts reads few rows', async () => {
  expect(await countRowsRead('select count_readable_posts()', 'anon')).toBeLessThan(MAX_ROWS_READ);
});

test('post_years for the sitemap index reads few rows', async () => {
  expect(await countRowsRead('select * from post_years()', 'anon')).toBeLessThan(MAX_ROWS_READ);
});

test.each([
  ['<', 'desc'],
  ['>', 'asc'],
])(
  'query for the adjacent post (%s) in the middle of the list reads few rows',
  async (operator, order) => {
    const [post] = await run(
      `select id, published_at::text as at from posts where slug = ${middle}`,
    );
    const { id, at } = post ?? {};
    const rowsRead = await countRowsRead(
      // The SQL that PostgREST generates for lib/posts/adjacent-posts.ts.
      `select * from posts where is_published = true and published_at ${operator}= '${at}'
      and (published_at ${operator} '${at}' or (published_at = '${at}' and id ${operator} '${id}'))
      order by published_at ${order}, id ${order} limit 1`,
      'anon',
    );
    expect(rowsRead).toBeLessThan(MAX_ROWS_READ);
  },
);

test('related_posts reads few rows when a third of all posts share words', async () => {
  const [post] = await run(`select ${middle} as slug`);
  const rowsRead = await countRowsRead(`select * from related_posts('${post?.slug}')`, 'anon');
  expect(rowsRead).toBeLessThan(MAX_ROWS_READ);
});

test('update of a post reads few rows to find the affected pages', async () => {
  const [post] = await run(`select ${middle} as slug`);
  const rowsRead = await countRowsRead(
    `update posts set excerpt = 'nieuw' where slug = '${post?.slug}'`,
  );
  expect(rowsRead).toBeLessThan(MAX_ROWS_READ);
});

describe('list_posts, count_readable_posts and post_years', () => {
  const REFERENCE_QUERY = `select slug from posts where is_published and published_at <= now()
    order by published_at desc, id desc`;
  const differences = async () => {
    const pages = `select listed.slug, (page - 1) * 12 + row_number() over (partition by page) as place
      from generate_series(1, ${Math.ceil(POSTS / 12)}) as page,
        lateral (select slug from list_posts(((page - 1) * 12)::integer, 12)) as listed`;
    const [row] = await run(`
      select count(*)::integer as differences,
        (select count_readable_posts() = count(*) from (${REFERENCE_QUERY}) as counted) as counts,
        (select array_agg(year) from post_years()) = array(
          select distinct extract(year from published_at at time zone 'UTC')::integer as year
          from posts where is_published and published_at <= now() order by year) as years
      from (${pages}) as listed
      full join (select slug, row_number() over () as place from (${REFERENCE_QUERY}) as sorted) as expected
        using (slug, place)
      where listed.slug is null or expected.slug is null`);
    return row;
  };
  const noDifferences = { differences: 0, counts: true, years: true };

  test('equal a plain query over all posts, page by page', async () => {
    expect(await differences()).toEqual(noDifferences);
  });

  test('still equal a plain query after posts are moved, withdrawn, deleted and scheduled', async () => {
    await run(`
      update posts set published_at = published_at - interval '45 days' where slug like '%00';
      update posts set is_published = false where slug like '%7';
      delete from posts where slug like '%3';
      delete from posts where published_at <
        (select date_trunc('year', min(published_at) + interval '1 year', 'UTC') from posts);
      insert into posts (slug, content, is_published, published_at) values
        ('straks', 'x', true, now() + interval '1 minute'),
        ('later', 'x', true, now() + interval '2 months'),
        ('concept', 'x', false, now())`);
    expect(await differences()).toEqual(noDifferences);
  });

  test('return nothing past the last post or in an empty table', async () => {
    expect(await run(`select slug from list_posts(${POSTS}, 12)`)).toEqual([]);
    await run('truncate posts');
    expect(await run('select slug from list_posts(0, 12)')).toEqual([]);
    expect(await run('select count_readable_posts() as count')).toEqual([{ count: 0 }]);
  });
});
