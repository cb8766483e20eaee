import { describePost } from './description';

const words = (length: number) =>
  'woord '
    .repeat(Math.ceil(length / 6))
    .slice(0, length)
    .trim();

const post = {
  title: 'De Juiste Kleur',
  metaDescription: `Beschrijving: ${words(80)}`,
  excerpt: `Samenvatting: ${words(80)}`,
  content: `<h2>Kop</h2><p>Tekst:&nbsp;${words(300)}</p>`,
};

test('post description is the meta description when it is long enough', () => {
  expect(describePost(post)).toBe(post.metaDescription);
});

test.each([null, '', '  ', 'Te kort.'])(
  'post description is the excerpt when the meta description is %j',
  (metaDescription) => {
    expect(describePost({ ...post, metaDescription })).toBe(post.excerpt);
  },
);

test('post description is the text without tags when meta description and excerpt are missing', () => {
  const description = describePost({ ...post, metaDescription: null, excerpt: '' });
  expect(description).toMatch(/^Kop Tekst: woord/);
});

test('post description from the text has characters instead of entities, also where it is cut', () => {
  const describe = (content: string) =>
    describePost({ ...post, metaDescription: null, excerpt: '', content });
  const content = `<p>Kiosken &amp; zuilen &euro;&#160;5&#x2013;7 &lt;b&gt; ${words(80)}</p>`;
  expect(describe(content)).toMatch(/^Kiosken & zuilen € 5–7 <b> woord/);
  const cut = describe(`<p>${'&amp;&eacute;n '.repeat(60)}</p>`);
  expect(cut).toMatch(/^(&én )+&én…$/);
});

test('post description over 160 characters is cut after a whole word', () => {
  const description = describePost({ ...post, metaDescription: words(300) });
  expect(description).toMatch(/ woord…$/);
  expect(description.length).toBeLessThanOrEqual(160);
});

test('post description of 160 characters is not cut', () => {
  const metaDescription = 'x'.repeat(160);
  expect(describePost({ ...post, metaDescription })).toBe(metaDescription);
});

test('post description is the first text available when all are short', () => {
  const little = { ...post, metaDescription: null, excerpt: 'Kort.', content: '<p>Ook kort.</p>' };
  expect(describePost(little)).toBe('Kort.');
  expect(describePost({ ...little, excerpt: '', content: '' })).toBe('De Juiste Kleur');
});
