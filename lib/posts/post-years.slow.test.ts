import { startMigratedDatabase } from '../../packages/testbed/migrated-database';

const database = startMigratedDatabase();
beforeAll(() => database.ready);
afterAll(() => database.stop());

async function run(sql: string) {
  const { rows, error } = await database.run(sql, 'service_role');
  if (!rows) throw new Error(String(error));
  return rows;
}

const insert = (slug: string, at: string, published = true) =>
  `insert into posts (slug, content, is_published, published_at)
    values ('${slug}', 'x', ${published}, ${at})`;

beforeEach(async () => {
  await database.run(`delete from posts; delete from private.posts_per_month`);
  await run(insert('maart', `'2001-03-01'`));
  await run(insert('mei', `'2001-05-01'`));
  await run(insert('later', `'2002-06-01'`));
  await run(insert('net', `now() - interval '1 hour'`));
  await database.run(`update private.posts_per_month set changed_at = '1970-01-01'`);
});

/** The last change by year, as the anon role reads it; the current year is named "this". */
async function years(): Promise<Record<string, unknown>> {
  const { rows = [] } = await database.run(
    `select case when year > 2002 then 'this' else year::text end as year,
      case when modified_at > now() - interval '1 minute' then 'now'
        when modified_at > now() - interval '1 day' then 'an hour ago'
        else modified_at::date::text end as changed
      from post_years()`,
    'anon',
  );
  return Object.fromEntries(rows.map(({ year, changed }) => [year, changed]));
}

const unchanged = { 2001: '2001-05-01', 2002: '2002-06-01', this: 'an hour ago' };

test('post_years returns the publication date of the newest post when nothing changed since', async () => {
  expect(await years()).toEqual(unchanged);
});

test.each([
  ['updating a post', `update posts set excerpt = 'y' where slug = 'maart'`],
  ['changing a slug', `update posts set slug = 'april' where slug = 'maart'`],
  ['withdrawing a post', `update posts set is_published = false where slug = 'maart'`],
  ['deleting a post', `delete from posts where slug = 'maart'`],
  ['inserting a post into a month with posts', insert('begin-mei', `'2001-05-01'`)],
  ['inserting a post into a month without posts', insert('februari', `'2001-02-01'`)],
])('post_years: %s changes only the timestamp of its year', async (_change, sql) => {
  await run(sql);
  expect(await years()).toEqual({ ...unchanged, 2001: 'now' });
});

test('post_years: moving a post to another year changes the timestamps of both years', async () => {
  await run(`update posts set published_at = '2002-01-01' where slug = 'maart'`);
  expect(await years()).toEqual({ ...unchanged, 2001: 'now', 2002: 'now' });
});

test('post_years leaves out a year when its last post is withdrawn', async () => {
  await run(`update posts set is_published = false where slug = 'later'`);
  expect(await years()).toEqual({ 2001: '2001-05-01', this: 'an hour ago' });
});

test.each([
  ['inserting a draft', insert('concept', `'2001-02-01'`, false)],
  ['inserting a scheduled post', insert('straks', `now() + interval '1 minute'`)],
  [
    'updating a scheduled post',
    `${insert('straks', `now() + interval '1 minute'`)}; update posts set excerpt = 'y' where slug = 'straks'`,
  ],
])('post_years: %s changes no timestamp', async (_change, sql) => {
  await run(sql);
  expect(await years()).toEqual(unchanged);
});

test('post_years returns no rows without posts', async () => {
  await database.run('truncate posts');
  expect(await years()).toEqual({});
});
