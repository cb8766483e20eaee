import { addHeadingIds } from './headings';

const idsOf = (html: string) =>
  Array.from(addHeadingIds(html).matchAll(/id="(.*?)"/g), ([, id]) => id);

test.each([
  ['words', '<h2>Kijk eerst op het kompas</h2>', 'kop-kijk-eerst-op-het-kompas'],
  ['accents', '<h3>Eén scherm lukt, tien niet</h3>', 'kop-een-scherm-lukt-tien-niet'],
  ['an apostrophe', "<h4>Foto’s en video's</h4>", 'kop-fotos-en-videos'],
  [
    'numbers and signs',
    '<h2>43 &amp; 55\u00a0inch (2.500 cd/m²)</h2>',
    'kop-43-55-inch-2-500-cd-m2',
  ],
  ['elements inside', '<h2>De <em>juiste</em><br />kleur</h2>', 'kop-de-juiste-kleur'],
  ['another script', '<h2>日本 語</h2>', 'kop-日本-語'],
  ['no words', '<h2>…</h2>', 'kop'],
])('heading with %s gets an id from its text', (_kind, html, id) => {
  expect(idsOf(html)).toEqual([id]);
});

test('headings with the same text get different ids', () => {
  expect(idsOf('<h2>Kleur</h2><h3>Kleur</h3><h2>Kleur</h2>')).toEqual([
    'kop-kleur',
    'kop-kleur-2',
    'kop-kleur-3',
  ]);
});

test('heading id skips a number that another heading already has in its text', () => {
  expect(idsOf('<h2>Kleur 2</h2><h2>Kleur</h2><h2>Kleur</h2>')).toEqual([
    'kop-kleur-2',
    'kop-kleur',
    'kop-kleur-3',
  ]);
});

test('only the first 500 headings get an id', () => {
  expect(idsOf('<h2>Kleur</h2>'.repeat(501))).toHaveLength(500);
});

test('heading nested in a heading gets an id', () => {
  expect(idsOf('<h2>a<h2>b</h2></h2>')).toHaveLength(2);
});

test('heading id has a prefix, so that it differs from other ids of the page', () => {
  expect(idsOf('<h2>Inhoud</h2>')).toEqual(['kop-inhoud']);
});
