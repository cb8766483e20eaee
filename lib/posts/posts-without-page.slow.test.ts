import { startMigratedDatabase } from '../../packages/testbed/migrated-database';

const database = startMigratedDatabase<{
  record: unknown;
  old_record: unknown;
  linking: string[];
}>();
afterAll(() => database.stop());

async function run(sql: string, role?: 'anon') {
  const { rows, error } = await database.run(sql, role);
  if (!rows) throw new Error(`${sql}: ${error}`);
  return rows;
}

const insert = (slug: string, at: string) =>
  `insert into posts (slug, content, is_published, published_at) values ('${slug}', 'x', true, ${at});`;

/** Rows of an adopted table, which the check constraints leave alone. */
beforeAll(async () => {
  await database.ready;
  const unreadable = Array.from({ length: 15 }, (_, n) =>
    insert(`Met_Streep_${n}`, `'2020-02-0${1 + (n % 9)}'`),
  );
  await run(`
    alter table posts drop constraint posts_slug_check, drop constraint published_at_is_a_date;
    ${insert('eerste-kiosk', "'2020-01-01'")}
    ${unreadable.join('')}
    ${insert('Alleen_In_Dit_Jaar', "'2011-01-01'")}
    ${insert('voor-de-jaartelling', "'0044-03-15 BC'")}
    ${insert('zonder-begin', "'-infinity'")}
    ${insert('zonder-einde', "'infinity'")}
    ${insert('tweede-kiosk', "'2020-03-01'")}`);
});

const slugs = async (sql: string) => (await run(sql, 'anon')).map(({ slug }) => slug);
const readable = ['tweede-kiosk', 'eerste-kiosk'];

test('the public reads only posts that have a page', async () => {
  expect(await slugs('select slug from posts order by published_at desc')).toEqual(readable);
});

test('the list has no gaps, and its count is the number of posts in it', async () => {
  expect(await slugs('select slug from list_posts(0, 12)')).toEqual(readable);
  expect(await slugs('select slug from list_posts(1, 12)')).toEqual(['eerste-kiosk']);
  expect(await run('select count_readable_posts() as count', 'anon')).toEqual([{ count: 2 }]);
});

test('the sitemap has the years of these posts alone', async () => {
  expect(await run('select year from post_years()', 'anon')).toEqual([{ year: 2020 }]);
});

test('a post without a page is not readable by its slug', async () => {
  for (const slug of ['Met_Streep_1', 'voor-de-jaartelling', 'zonder-begin', 'zonder-einde']) {
    expect(await run(`select is_readable_post('${slug}') as found`, 'anon')).toEqual([
      { found: false },
    ]);
  }
});

test('related posts are posts that have a page', async () => {
  await run(`${insert('Kiosk_kiosk', "'2020-02-02'")} ${insert('kiosk-Kiosk', "'2020-02-02'")}
    ${insert('derde-kiosk', "'2020-04-01'")}`);
  expect(await slugs("select slug from related_posts('eerste-kiosk')")).toEqual(['derde-kiosk']);
  await run("delete from posts where slug ~* 'kiosk' and slug !~ '^(eerste|tweede)'");
});

test('a change names the adjacent posts that have a page', async () => {
  const { heard } = await database.run(
    "update posts set excerpt = 'x' where slug = 'eerste-kiosk'",
  );
  expect(heard[0]?.linking).toEqual(['tweede-kiosk']);
});

test('a change of a post without a page is not announced', async () => {
  const { heard } = await database.run(
    "update posts set excerpt = 'x' where slug = 'Met_Streep_1'",
  );
  expect(heard).toEqual([]);
});

test('a slug that is mended appears in the list, and is announced without its old slug', async () => {
  const long = `Met_${'x'.repeat(9000)}`;
  await run(`update posts set slug = '${long}' where slug = 'Met_Streep_2'`);
  const { heard } = await database.run(`update posts set slug = 'hersteld' where slug = '${long}'`);
  expect(heard).toMatchObject([{ record: { slug: 'hersteld' }, old_record: null }]);
  expect(await slugs('select slug from list_posts(0, 12)')).toEqual([
    'tweede-kiosk',
    'hersteld',
    'eerste-kiosk',
  ]);
  await run("delete from posts where slug = 'hersteld'");
  expect(await run('select count_readable_posts() as count', 'anon')).toEqual([{ count: 2 }]);
});

test('a post that moves to another month changes the counts in the order of the months', async () => {
  await run(`
    create table changed_months (month date);
    create function note_month() returns trigger language plpgsql
      as $$ begin insert into public.changed_months values (new.month); return new; end $$;
    create trigger note_month before update on private.posts_per_month
      for each row execute function note_month();`);
  const move = (to: string) =>
    run(
      `truncate changed_months; update posts set published_at = '${to}' where slug = 'tweede-kiosk'`,
    );
  const months = async () =>
    (await run('select month::text from changed_months')).map((row) => row.month);
  await move('2020-01-15');
  expect(await months()).toEqual(['2020-01-01', '2020-03-01']);
  await move('2020-03-01');
  expect(await months()).toEqual(['2020-01-01', '2020-03-01']);
});
