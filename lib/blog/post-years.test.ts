import { startMigratedDatabase } from '../../scripts/harness/migrated-database';

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

/** Two posts of 2001, one of 2002 and one of an hour ago: all of them noted long ago. */
beforeEach(async () => {
  await database.run(`delete from posts; delete from private.posts_per_month`);
  await run(insert('maart', `'2001-03-01'`));
  await run(insert('mei', `'2001-05-01'`));
  await run(insert('later', `'2002-06-01'`));
  await run(insert('net', `now() - interval '1 hour'`));
  await database.run(`update private.posts_per_month set changed_at = '1970-01-01'`);
});

/** The years as visitors get them, each with the day of its change; this year as such. */
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

const asTheyWere = { 2001: '2001-05-01', 2002: '2002-06-01', this: 'an hour ago' };

test('a year changes at the moment at which its newest post appears', async () => {
  expect(await years()).toEqual(asTheyWere);
});

test.each([
  ['a correction', `update posts set excerpt = 'y' where slug = 'maart'`],
  ['a new address', `update posts set slug = 'april' where slug = 'maart'`],
  ['a withdrawal', `update posts set is_published = false where slug = 'maart'`],
  ['a deletion', `delete from posts where slug = 'maart'`],
  ['a post of a month with posts', insert('begin-mei', `'2001-05-01'`)],
  ['a post of a month without', insert('februari', `'2001-02-01'`)],
])('%s changes its year alone, also for an older post', async (_change, sql) => {
  await run(sql);
  expect(await years()).toEqual({ ...asTheyWere, 2001: 'now' });
});

test('a post that moves to another year changes both', async () => {
  await run(`update posts set published_at = '2002-01-01' where slug = 'maart'`);
  expect(await years()).toEqual({ ...asTheyWere, 2001: 'now', 2002: 'now' });
});

test('a year whose last post goes is no longer there', async () => {
  await run(`update posts set is_published = false where slug = 'later'`);
  expect(await years()).toEqual({ 2001: '2001-05-01', this: 'an hour ago' });
});

test.each([
  ['a draft', insert('concept', `'2001-02-01'`, false)],
  ['a post that is written ahead', insert('straks', `now() + interval '1 minute'`)],
  [
    'the text of a post that is written ahead',
    `${insert('straks', `now() + interval '1 minute'`)}; update posts set excerpt = 'y' where slug = 'straks'`,
  ],
])('%s changes nothing', async (_change, sql) => {
  await run(sql);
  expect(await years()).toEqual(asTheyWere);
});

test('of no posts there are no years', async () => {
  await database.run('truncate posts');
  expect(await years()).toEqual({});
});
