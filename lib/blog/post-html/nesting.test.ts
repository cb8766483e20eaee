import { cleanPostHtml } from './clean';

const site = { url: 'https://www.zuilwerk.example', toImage: () => null };
const clean = (html: string) => cleanPostHtml(html, site);

/** How many elements are open at once in HTML that ends each of them. */
function depthOf(html: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [tag] of html.matchAll(/<[^<>]*>/g)) {
    if (tag.startsWith('</')) depth -= 1;
    else if (!tag.endsWith('/>')) depth += 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

test('an element that was never closed is left out and reported; all else stays', () => {
  const html = `${'<p>a <b>b'.repeat(200)}<h2>Kop</h2><ul><li>c</li></ul>`;
  const { html: shown, removed } = clean(html);
  expect(shown).not.toContain('<b>');
  expect(shown).toMatch(/^<p>a b<\/p><p>a b<\/p>/);
  expect(shown).toContain('<h2 id="kop-kop">Kop</h2><ul><li>c</li></ul>');
  expect(removed).toEqual(['nesting']);
});

test('of a text that still nests too deep only the words are left', () => {
  const names = Array.from({ length: 500 }, (_, number) => `<x${number}>woord `).join('');
  const { html, removed } = clean(`${names}<script>`);
  expect(html).not.toContain('<');
  expect(html.match(/woord/g)).toHaveLength(500);
  expect(removed).toContain('nesting');
});

test('as many elements as an article needs may stand in each other', () => {
  const html = `${'<blockquote>'.repeat(50)}a${'</blockquote>'.repeat(50)}`;
  expect(clean(html)).toMatchObject({ html, removed: [] });
});

test.each(['<b>', '<table><tr><td>', '<ul><li>', '<h2>', '<blockquote><p>', '<i></p>'])(
  '100,000 times %s leaves no more than a hundred elements in each other',
  (part) => {
    expect(depthOf(clean(part.repeat(100_000)).html)).toBeLessThanOrEqual(101);
  },
);

test('a text of 100,000 unknown names is reported by the first of them', () => {
  const names = Array.from({ length: 100_000 }, (_, number) => ` a${number}=""`).join('');
  expect(clean(`<p${names}>a</p><font>b</font>`).removed.length).toBeLessThan(100);
});
