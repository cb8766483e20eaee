import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { decodeHTMLAttribute } from 'entities/decode';
import type { Tables } from '../platform/supabase/database.types';

/** Jest's own timeout does not end a child process. */
const TIMEOUT_MS = 100_000;

/** Runs in Node itself, because PGlite uses dynamic imports that Jest's module system does not support. */
const SCRIPT = `
  import { readdirSync, readFileSync } from 'node:fs';
  import { createEmptyDatabase } from './packages/local-supabase/empty-database.ts';

  const database = await createEmptyDatabase();
  await database.exec('create role anon; create role authenticated; create role service_role;');
  for (const file of readdirSync('supabase/migrations').sort()) {
    await database.exec(readFileSync('supabase/migrations/' + file, 'utf8'));
  }
  await database.exec(readFileSync('supabase/seed.sql', 'utf8'));
  const { rows: posts } = await database.query('select * from posts order by published_at');
  const { rows: pictures } = await database.query('select path, alt from pictures');
  const { rows: [{ slug }] } = await database.query(
    "select current_slug('toegankelijke-kiosken-wat-verandert-er') as slug",
  );
  await database.close();
  process.stdout.write(JSON.stringify({ posts, pictures, slug }));
`;

let posts: Tables<'posts'>[] = [];
let pictures: Pick<Tables<'pictures'>, 'path' | 'alt'>[] = [];
let currentSlug: string | null = null;
let published: Tables<'posts'>[] = [];

beforeAll(() => {
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', SCRIPT], {
    encoding: 'utf8',
    timeout: TIMEOUT_MS,
  });
  ({ posts, pictures, slug: currentSlug } = JSON.parse(output));
  published = posts.filter((post) => post.is_published);
});

function measurePublished<T>(measure: (post: Tables<'posts'>) => T) {
  return published.map((post) => [post.slug, measure(post)] as const);
}

function countWords(html: string): number {
  return html.replace(/<[^>]*>/g, ' ').match(/\S+/g)?.length ?? 0;
}

/** The library has no room for a longer one. */
const shortAlt = (alt = '') => (alt.length <= 200 ? alt : '');

test('pictures of the seed are described as the posts describe them, in characters', () => {
  const described = posts.flatMap(({ content, image_url, image_alt }) => [
    [image_url?.replace('/media/', ''), image_alt],
    ...Array.from(
      content.matchAll(/<img src="\/media\/([^"]+)" alt="([^"]*)"/g),
      ([, file, alt = '']) => [file, decodeHTMLAttribute(alt)],
    ),
  ]);
  const wanted = new Map(described as [string, string][]);
  expect(pictures.length).toBeGreaterThan(20);
  expect(pictures.filter(({ path, alt }) => alt !== shortAlt(wanted.get(path)))).toEqual([]);
  expect(described.some(([, alt]) => alt?.includes('\u00a0'))).toBe(true);
});

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

test('published seed posts differ in length, from 200 to 1,100 words', () => {
  const counts = published.map(({ content }) => countWords(content)).sort((a, b) => a - b);
  const [shortest = 0, longest = 0] = [counts.at(0), counts.at(-1)];
  expect(shortest).toBeGreaterThanOrEqual(200);
  expect(longest).toBeLessThanOrEqual(1_100);
  expect(longest).toBeGreaterThan(3 * shortest);
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

test('no two seed posts have the same picture', () => {
  expect(new Set(posts.map(({ image_url }) => image_url)).size).toBe(posts.length);
});

test('the slug that the post about accessible kiosks had leads to its present one', () => {
  expect(currentSlug).toBe('wat-verandert-er-voor-toegankelijke-kiosken');
});
