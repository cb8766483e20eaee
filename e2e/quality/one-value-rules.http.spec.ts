import { specs } from '../../lib/business/products/specs';
import { site } from '../../lib/business/site';
import { postHref, routes } from '../../lib/routes';
import { expect, test } from '../support/http-test';
import { checkNumbers, type FreeNumbers } from './facts/check';
import { quantitiesIn, writtenOut } from './facts/quantities';
import { readHtml } from './facts/read-html';

const quantities: [text: string, found: string[]][] = [
  ['43 en 55 inch, vanaf € 2.495', ['€ 2.495', '43 inch', '55 inch']],
  ['1.750 × 640 × 60 mm', ['1.750 mm', '640 mm', '60 mm']],
  ['2.500–3.500 cd/m²', ['2.500 cd/m²', '3.500 cd/m²']],
  ['€ 3.018,95 incl. 21% btw', ['€ 3.018,95', '21 %']],
  ['twee jaar, zestien uur per dag', ['2 jaar', '16 uur']],
  ['een kiosk van 55-inch', ['55 inch']],
  ['€ 595 bij 43 inch', ['€ 595', '43 inch']],
];
for (const [text, found] of quantities) {
  test(`quantitiesIn finds ${found.join(', ')} in "${text}"`, () => {
    expect(quantitiesIn(text).map(writtenOut)).toEqual(found);
  });
}

for (const text of ['8.30–17.30 uur', 'om elf uur', 'RAL 7016', 'week 15', 'op één dag', '24/7']) {
  test(`quantitiesIn finds nothing in "${text}"`, () => {
    expect(quantitiesIn(text)).toEqual([]);
  });
}

const labelled: [html: string, label: string, text: string][] = [
  [
    '<table><thead><tr><td></td><th>43 inch</th></tr></thead><tr><th>Gewicht</th><td>62 kg</td></tr></table>',
    'Gewicht, 43 inch',
    '62 kg',
  ],
  ['<dl><div><dt>Levertijd</dt><dd>4 weken</dd></div></dl>', 'Levertijd', '4 weken'],
  ['<ul><li><b>Zuil</b><p>60 mm</p></li></ul>', 'Zuil', '60 mm'],
  ['<ul><li>Eerst</li></ul><p>Daarna</p>', '', 'Daarna'],
];
for (const [html, label, text] of labelled) {
  test(`readHtml reads "${text}" with the label "${label}"`, () => {
    expect(readHtml(html, () => false)).toContainEqual({ text, label, headings: [] });
  });
}

test('readHtml leaves out scripts, drawings and the posts of other tests', () => {
  const html =
    '<p>Hier</p><script>"1 m"</script><svg><text>2 m</text></svg><ul><li><a href="/blog/x">3 m</a></li></ul>';
  const texts = readHtml(html, (path) => path === '/blog/x').map(({ text }) => text);
  expect(texts).toEqual(['Hier']);
});

const POST = postHref('een-bericht');

const check = (text: string, place: string = POST, free: FreeNumbers = {}) =>
  checkNumbers([{ place, text, label: '', headings: [] }], free);

const right = [
  `U krijgt ${site.warrantyYears.hardware} jaar garantie op de hardware.`,
  'De Brandvision van 55 inch weegt 82 kg.',
  'Op 3 m is een letter van 13 mm het minimum en leest 25 mm prettig.',
  'Wij antwoorden binnen 24 uur.',
];
for (const text of right) {
  test(`checkNumbers accepts "${text}"`, () => {
    const { contradictions, unexplained } = check(text);
    expect([...contradictions, ...unexplained]).toEqual([]);
  });
}

const wrong: [text: string, hasInstead: string][] = [
  ['U krijgt 3 jaar garantie op de hardware.', 'jaar garantie op hardware: 2'],
  ['U krijgt drie jaar garantie.', 'jaar garantie op hardware: 2'],
  ['De Brandvision van 55 inch weegt 62 kg.', 'Brandvision 55 inch: 82'],
  [
    'De Brandvision kost vanaf € 1.795.',
    `Brandvision 43 inch: one of ${specs.brandvision.sizes[43].priceFrom}`,
  ],
  ['Op 5 m leest een letter van 38 mm prettig.', 'one of 21, 42'],
  ['U krijgt antwoord binnen 48 uur.', 'uur tot een antwoord: 24'],
  ['De software kost € 19 per scherm per maand.', 'per scherm per maand: 17'],
  ['Een eigen kleur kost drie weken extra.', 'weken extra voor een eigen kleur: 2'],
];
for (const [text, hasInstead] of wrong) {
  test(`checkNumbers refuses "${text}"`, () => {
    const [contradiction] = check(text).contradictions;
    expect(contradiction).toContain(text);
    expect(contradiction).toContain(hasInstead);
  });
}

test('checkNumbers leaves the prices and sizes of pages to lib, and those of posts not', () => {
  const text = 'De Brandvision van 55 inch weegt 62 kg.';
  expect(check(text, routes.kiosken).contradictions).toEqual([]);
  expect(check(text).contradictions).toHaveLength(1);
});

test('checkNumbers does not know a number without a fact, unless its words are free', () => {
  const text = 'De montage duurt 90 minuten.';
  expect(check(text).unexplained).toEqual([`${POST}: 90 minuten in “${text}”`]);
  const { unexplained, usedFree } = check(text, routes.kiosken, { '/x': ['duurt 90 minuten'] });
  expect(unexplained).toEqual([]);
  expect([...usedFree]).toEqual(['/x: duurt 90 minuten']);
});

test('a free number without words counts on its own page only', () => {
  const free = { [routes.kiosken]: ['90 minuten'] };
  const text = 'De montage duurt 90 minuten.';
  expect(check(text, routes.kiosken, free).unexplained).toEqual([]);
  expect(check(text, routes.support, free).unexplained).toHaveLength(1);
});
