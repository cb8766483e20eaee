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

test('the description of the editor comes first', () => {
  expect(describePost(post)).toBe(post.metaDescription);
});

test.each([null, '', '  ', 'Te kort.'])(
  'the excerpt stands in for the description %j',
  (metaDescription) => {
    expect(describePost({ ...post, metaDescription })).toBe(post.excerpt);
  },
);

test('the text stands in for both, without its elements', () => {
  const description = describePost({ ...post, metaDescription: null, excerpt: '' });
  expect(description).toMatch(/^Kop Tekst: woord/);
});

test('what is too long is cut after a whole word', () => {
  const description = describePost({ ...post, metaDescription: words(300) });
  expect(description).toMatch(/ woord…$/);
  expect(description.length).toBeLessThanOrEqual(160);
});

test('a description of the greatest length stays whole', () => {
  const metaDescription = 'x'.repeat(160);
  expect(describePost({ ...post, metaDescription })).toBe(metaDescription);
});

test('a post that says little is described by what there is', () => {
  const little = { ...post, metaDescription: null, excerpt: 'Kort.', content: '<p>Ook kort.</p>' };
  expect(describePost(little)).toBe('Kort.');
  expect(describePost({ ...little, excerpt: '', content: '' })).toBe('De Juiste Kleur');
});
