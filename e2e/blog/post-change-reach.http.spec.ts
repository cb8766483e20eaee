import { readdirSync, readFileSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { createEmptyDatabase } from '../../packages/local-supabase/empty-database.ts';
import { expect, test } from '../support/http-test';

const MIGRATIONS = 'supabase/migrations';
const WORDS = ['kiosken', 'scherm', 'kleur', 'kiosk', 'licht', 'schermen', 'de', 'waarom', '2025'];
const DATES = ['2020-01-01', '2021-01-01', '2022-01-01', '2023-01-01', '2999-01-01'];

/** The other posts that the page of each post links to, by slug. */
const NAMED = `select slug, concat_ws(' ',
    (select string_agg(name, ' ' order by name)
      from jsonb_array_elements_text(private.neighbour_slugs(posts)) as name),
    (select string_agg(related.slug, ' ') from public.related_posts(posts.slug) as related)) as named
  from public.posts where is_published and published_at <= now()`;

/** A pseudo-random generator with a fixed seed, so that every run is the same. */
function seededRandom(): (below: number) => number {
  let state = 20261121;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

async function migratedDatabase(): Promise<PGlite> {
  const database = await createEmptyDatabase();
  await database.exec('create role anon; create role authenticated; create role service_role;');
  for (const file of readdirSync(MIGRATIONS).sort()) {
    await database.exec(readFileSync(`${MIGRATIONS}/${file}`, 'utf8'));
  }
  return database;
}

test('any change of a post makes the database announce every post whose links change', async () => {
  const database = await migratedDatabase();
  const random = seededRandom();
  const pick = (options: readonly string[]) => options[random(options.length)] ?? '';
  const row = (round: number) => [
    `${pick(WORDS)}-${pick(WORDS)}-${pick(WORDS)}-${round}`,
    `${pick(DATES)}T00:00:0${random(3)}Z`,
    random(4) > 0,
  ];
  const pages = async () => {
    const { rows } = await database.query<{ slug: string; named: string }>(NAMED);
    return new Map(rows.map(({ slug, named }) => [slug, named]));
  };
  const announced = new Set<string>();
  await database.listen('posts_changed', (payload) => {
    const { record, old_record, linking } = JSON.parse(payload);
    for (const slug of [record?.slug, old_record?.slug, ...linking]) announced.add(slug);
  });

  let changes = 0;
  let before = await pages();
  for (let round = 0; round < 150; round += 1) {
    announced.clear();
    const some = '(select id from public.posts order by md5(id::text || $1) limit 1)';
    const action = round < 30 ? 0 : random(4);
    if (action === 0) {
      await database.query(
        "insert into public.posts (slug, published_at, is_published, content) values ($1, $2, $3, '')",
        row(round),
      );
    } else if (action === 1) {
      await database.query(`delete from public.posts where id = ${some}`, [String(round)]);
    } else {
      await database.query(
        `update public.posts set slug = $2, published_at = $3, is_published = $4 where id = ${some}`,
        [String(round), ...row(round)],
      );
    }
    const after = await pages();
    const changed = [...after].filter(
      ([slug, named]) => before.has(slug) && before.get(slug) !== named,
    );
    changes += changed.length;
    for (const [slug] of changed) expect([...announced], `round ${round}`).toContain(slug);
    before = after;
  }
  expect(changes).toBeGreaterThan(100);
  await database.close();
});
