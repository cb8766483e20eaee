import { cleanPostHtml } from './clean';

const site = { url: 'https://www.zuilwerk.example', toImage: () => null };
const clean = (html: string) => cleanPostHtml(html, site);

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

test('sanitiser removes and reports an element that was opened 200 times and never closed', () => {
  const html = `${'<p>a <b>b'.repeat(200)}<h2>Kop</h2><ul><li>c</li></ul>`;
  const { html: sanitised, removed } = clean(html);
  expect(sanitised).not.toContain('<b>');
  expect(sanitised).toMatch(/^<p>a b<\/p><p>a b<\/p>/);
  expect(sanitised).toContain('<h2 id="kop-kop">Kop</h2><ul><li>c</li></ul>');
  expect(removed).toEqual(['nesting']);
});

test('sanitiser keeps only the text of 500 different nested elements', () => {
  const names = Array.from({ length: 500 }, (_, number) => `<x${number}>woord `).join('');
  const { html, removed } = clean(`${names}<script>`);
  expect(html).not.toContain('<');
  expect(html.match(/woord/g)).toHaveLength(500);
  expect(removed).toContain('nesting');
});

test('sanitiser accepts 50 nested elements', () => {
  const html = `${'<blockquote>'.repeat(50)}a${'</blockquote>'.repeat(50)}`;
  expect(clean(html)).toMatchObject({ html, removed: [] });
});

test.each(['<b>', '<table><tr><td>', '<ul><li>', '<h2>', '<blockquote><p>', '<i></p>'])(
  'sanitiser limits the nesting depth of 100,000 times %s',
  (part) => {
    expect(depthOf(clean(part.repeat(100_000)).html)).toBeLessThanOrEqual(101);
  },
);

test('sanitiser reports fewer than 100 of 100,000 unknown attribute names', () => {
  const names = Array.from({ length: 100_000 }, (_, number) => ` a${number}=""`).join('');
  expect(clean(`<p${names}>a</p><font>b</font>`).removed.length).toBeLessThan(100);
});
