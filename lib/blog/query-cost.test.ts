import { startMigratedDatabase } from '../../scripts/harness/migrated-database';
import { rowsReadBy } from '../../scripts/harness/rows-read.ts';

/** As many as Postgres still counts within a second here; a reading of all of them stands out. */
const POSTS = 1500;
/** Of rows and index entries. A month of these posts is 90. */
const FEW = 200;

const database = startMigratedDatabase();
afterAll(() => database.stop());

async function run(sql: string) {
  const { rows, error } = await database.run(sql);
  if (!rows) throw new Error(String(error));
  return rows;
}

/** Three posts a day, the newest an hour old, of which every third shares two words. */
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
    -- Of a table this small Postgres would rather read everything.
    set enable_seqscan = off;`);
});

const visitedBy = async (sql: string, role?: 'anon') => (await rowsReadBy(run, sql, role)).rows;

const middle = `(select slug from posts order by published_at limit 1 offset ${POSTS / 2})`;

test('what is counted is what is read: the measure tells a full reading', async () => {
  expect(await visitedBy('select count(*) from posts where is_published', 'anon')).toBeGreaterThan(
    POSTS - 1,
  );
});

test.each([0, POSTS / 2, POSTS - 12])(
  'a page of the list behind %i posts reads few rows',
  async (skip) => {
    expect(await visitedBy(`select * from list_posts(${skip}, 12)`, 'anon')).toBeLessThan(FEW);
  },
);

test('counting the posts for the number of pages reads few rows', async () => {
  expect(await visitedBy('select count_readable_posts()', 'anon')).toBeLessThan(FEW);
});

test('the years of posts, for the index of the sitemap, are found among few rows', async () => {
  expect(await visitedBy('select * from post_years()', 'anon')).toBeLessThan(FEW);
});

test.each([
  ['<', 'desc'],
  ['>', 'asc'],
])('the post next to one in the middle (%s) is found among few rows', async (beyond, order) => {
  const [post] = await run(`select id, published_at::text as at from posts where slug = ${middle}`);
  const { id, at } = post ?? {};
  const visited = await visitedBy(
    // As PostgREST writes the query of lib/blog/adjacent-posts.ts.
    `select * from posts where is_published = true and published_at ${beyond}= '${at}'
      and (published_at ${beyond} '${at}' or (published_at = '${at}' and id ${beyond} '${id}'))
      order by published_at ${order}, id ${order} limit 1`,
    'anon',
  );
  expect(visited).toBeLessThan(FEW);
});

test('related posts are found among few rows, though a third of all posts share the words', async () => {
  const [post] = await run(`select ${middle} as slug`);
  const visited = await visitedBy(`select * from related_posts('${post?.slug}')`, 'anon');
  expect(visited).toBeLessThan(FEW);
});

test('a change of a post reads few rows to know whose pages it touches', async () => {
  const [post] = await run(`select ${middle} as slug`);
  const visited = await visitedBy(
    `update posts set excerpt = 'nieuw' where slug = '${post?.slug}'`,
  );
  expect(visited).toBeLessThan(FEW);
});

describe('the list of the database', () => {
  const BY_HAND = `select slug from posts where is_published and published_at <= now()
    order by published_at desc, id desc`;
  const differences = async () => {
    const pages = `select listed.slug, (page - 1) * 12 + row_number() over (partition by page) as place
      from generate_series(1, ${Math.ceil(POSTS / 12)}) as page,
        lateral (select slug from list_posts(((page - 1) * 12)::integer, 12)) as listed`;
    const [row] = await run(`
      select count(*)::integer as differences,
        (select count_readable_posts() = count(*) from (${BY_HAND}) as counted) as counts,
        (select array_agg(year) from post_years()) = array(
          select distinct extract(year from published_at at time zone 'UTC')::integer as year
          from posts where is_published and published_at <= now() order by year) as years
      from (${pages}) as listed
      full join (select slug, row_number() over () as place from (${BY_HAND}) as sorted) as expected
        using (slug, place)
      where listed.slug is null or expected.slug is null`);
    return row;
  };
  const same = { differences: 0, counts: true, years: true };

  test('is that of all posts, page by page', async () => {
    expect(await differences()).toEqual(same);
  });

  test('stays so when posts are moved, withdrawn, deleted and written ahead', async () => {
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
    expect(await differences()).toEqual(same);
  });

  test('is empty behind the last post, and of no posts', async () => {
    expect(await run(`select slug from list_posts(${POSTS}, 12)`)).toEqual([]);
    await run('truncate posts');
    expect(await run('select slug from list_posts(0, 12)')).toEqual([]);
    expect(await run('select count_readable_posts() as count')).toEqual([{ count: 0 }]);
  });
});
