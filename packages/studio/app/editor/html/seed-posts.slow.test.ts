import { cleanPostHtml } from '@/lib/posts/post-html/clean';
import { parseHtml } from '../testing/parse-html';
import { readSeedPosts } from '../testing/seed-posts';
import { site } from '../testing/site';
import { fromHtml } from './from-html';
import { toHtml } from './to-html';

const posts = readSeedPosts();
const save = (html: string) => toHtml(fromHtml(html, site, parseHtml));

test.each(posts)('example post $slug is saved as visitors saw it', ({ html }) => {
  const shown = (text: string) => cleanPostHtml(text, site).html.replaceAll('\n', '');
  expect(shown(save(html))).toBe(shown(html));
});

test('only the line breaks in the source of two example posts change', () => {
  expect(posts).toHaveLength(15);
  const changed = posts.filter(({ html }) => save(html) !== html.trimStart());
  const withoutLines = (html: string) => html.replaceAll('\n', '');
  expect(changed.map(({ html }) => withoutLines(save(html)))).toEqual(
    changed.map(({ html }) => withoutLines(html)),
  );
  expect(changed.map(({ slug }) => slug)).toEqual([
    'terugblik-op-drie-beursdagen',
    'wat-een-kiosk-kost-in-vijf-jaar',
  ]);
});
