import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Tables } from '../supabase/database.types';

/** Ends a process that hangs, which Jest's own limit does not. */
const TIME_LIMIT_MS = 100_000;

/** PGlite imports its files at run time, which Jest's module system does not do: hence Node itself. */
const SCRIPT = `
  import { readdirSync, readFileSync } from 'node:fs';
  import { createEmptyDatabase } from './scripts/harness/empty-database.mjs';

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
    timeout: TIME_LIMIT_MS,
  });
  posts = JSON.parse(output);
  published = posts.filter((post) => post.is_published);
});

/** What `measure` finds for each published post, with its slug, so that a failure names the post. */
function ofPublished<T>(measure: (post: Tables<'posts'>) => T) {
  return published.map((post) => [post.slug, measure(post)] as const);
}

function wordsOf(html: string): number {
  return html.replace(/<[^>]*>/g, ' ').match(/\S+/g)?.length ?? 0;
}

test('there are at least eight published posts', () => {
  expect(published.length).toBeGreaterThanOrEqual(8);
});

test('one post is a draft', () => {
  expect(posts.length - published.length).toBe(1);
});

test('every published post can be read today', () => {
  const ahead = published.filter((post) => new Date(post.published_at) > new Date());
  expect(ahead.map(({ slug }) => slug)).toEqual([]);
});

test('every post says what its picture shows, each in its own words', () => {
  const texts = posts.map(({ image_alt }) => image_alt ?? '');
  expect(texts.filter((text) => text.length < 40)).toEqual([]);
  expect(new Set(texts).size).toBe(posts.length);
});

test('every published post has at least 400 words', () => {
  const short = ofPublished(({ content }) => wordsOf(content)).filter(([, words]) => words < 400);
  expect(short).toEqual([]);
});

test('every published post has a meta description of 120 to 160 characters', () => {
  const wrong = ofPublished(({ meta_description }) => meta_description?.length ?? 0).filter(
    ([, length]) => length < 120 || length > 160,
  );
  expect(wrong).toEqual([]);
});

test('every published post has an excerpt and a meta description of its own', () => {
  for (const field of ['excerpt', 'meta_description'] as const) {
    expect(new Set(published.map((post) => post[field])).size).toBe(published.length);
  }
});

test('every picture of a post lies among the media', () => {
  const addresses = posts.map((post) => post.image_url ?? `${post.slug} has none`);
  expect(addresses.filter((address) => !existsSync(`supabase${address}`))).toEqual([]);
});
