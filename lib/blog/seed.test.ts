import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Tables } from '../supabase/database.types';

/** Jest's own timeout does not end a child process. */
const TIMEOUT_MS = 100_000;

/** Runs in Node itself, because PGlite uses dynamic imports that Jest's module system does not support. */
const SCRIPT = `
  import { readdirSync, readFileSync } from 'node:fs';
  import { createEmptyDatabase } from './scripts/embedded-supabase/empty-database.ts';

  const database = await createEmptyDatabase();
  await database.exec('create role anon; create role authenticated; create role service_role;');
  for (const file of readdirSync('supabase/migrations').sort()) {
    await database.exec(readFileSync('supabase/migrations/' + file, 'utf8'));
  }
  await database.exec(readFileSync('supabase/seed.sql', 'utf8'));
  const { rows } = await database.query('select * from posts order by published_at');
  await database.close();
  process.stdout.write(JSON.stringify(rows));
`;

let posts: Tables<'posts'>[] = [];
let published: Tables<'posts'>[] = [];

beforeAll(() => {
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', SCRIPT], {
    encoding: 'utf8',
    timeout: TIMEOUT_MS,
  });
  posts = JSON.parse(output);
  published = posts.filter((post) => post.is_published);
});

function measurePublished<T>(measure: (post: Tables<'posts'>) => T) {
  return published.map((post) => [post.slug, measure(post)] as const);
}

function countWords(html: string): number {
  return html.replace(/<[^>]*>/g, ' ').match(/\S+/g)?.length ?? 0;
}

test('seed has at least eight published posts', () => {
  expect(published.length).toBeGreaterThanOrEqual(8);
});

test('seed has one draft', () => {
  expect(posts.length - published.length).toBe(1);
});

test('seed has no published post with a future date', () => {
  const scheduled = published.filter((post) => new Date(post.published_at) > new Date());
  expect(scheduled.map(({ slug }) => slug)).toEqual([]);
});

test('seed posts each have a different alt text of at least 40 characters', () => {
  const texts = posts.map(({ image_alt }) => image_alt ?? '');
  expect(texts.filter((text) => text.length < 40)).toEqual([]);
  expect(new Set(texts).size).toBe(posts.length);
});

test('published seed posts have at least 400 words', () => {
  const short = measurePublished(({ content }) => countWords(content)).filter(
    ([, words]) => words < 400,
  );
  expect(short).toEqual([]);
});

test('published seed posts have a meta description of 120 to 160 characters', () => {
  const wrong = measurePublished(({ meta_description }) => meta_description?.length ?? 0).filter(
    ([, length]) => length < 120 || length > 160,
  );
  expect(wrong).toEqual([]);
});

test('published seed posts each have a different excerpt and meta description', () => {
  for (const field of ['excerpt', 'meta_description'] as const) {
    expect(new Set(published.map((post) => post[field])).size).toBe(published.length);
  }
});

test('pictures of the seed posts exist in supabase/media', () => {
  const paths = posts.map((post) => post.image_url ?? `${post.slug} has none`);
  expect(paths.filter((path) => !existsSync(`supabase${path}`))).toEqual([]);
});
