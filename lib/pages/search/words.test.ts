import { otherForms, queryWords, stem, wordsOf } from './words';

test.each([
  ['kiosk', 'kiosken'],
  ['prijs', 'prijzen'],
  ['huis', 'huizen'],
  ['maat', 'maten'],
  ['raam', 'ramen'],
  ['school', 'scholen'],
  ['klas', 'klassen'],
  ['bus', 'bussen'],
  ['garantie', 'garanties'],
  ['kaart', 'kaartje', 'kaartjes', 'kaarten'],
  ['handleiding', 'handleidingen'],
  ['plaatsing', 'plaatsen', 'plaats', 'plaatst', 'geplaatst'],
  ['betalen', 'betaling', 'betaalt'],
  ['huren', 'huur', 'huurt', 'gehuurd'],
  ['leveren', 'levering', 'levert', 'geleverd'],
  ['kosten', 'kost'],
  ['menu', "menu's", 'menu’s'],
])('stem of %s is the same for its other forms', (...forms) => {
  expect(new Set(forms.flatMap(wordsOf).map(stem)).size).toBe(1);
});

test.each([
  ['raam', 'rem'],
  ['zuil', 'zeil'],
  ['43', '430'],
  ['kost', 'kast'],
  ['sso', 'zo'],
  ['pers', 'per'],
  ['windows', 'window'],
])('stems of %s and %s differ', (one, other) => {
  expect(stem(one)).not.toBe(stem(other));
});

test('wordsOf splits numbers from units and inch signs and drops thousands separators', () => {
  expect(wordsOf('3.500 cd/m²')).toEqual(['3500', 'cd', 'm²']);
  expect(wordsOf('3500')).toEqual(['3500']);
  expect(wordsOf('43"')).toEqual(['43', 'inch']);
  expect(wordsOf('43\u00a0inch')).toEqual(['43', 'inch']);
  expect(wordsOf('1.2')).toEqual(['1', '2']);
});

test('wordsOf reads words as they are copied from a page or a PDF', () => {
  expect(wordsOf('\u200bgaran\u00adtie en ﬁlm\ufeff')).toEqual(['garantie', 'en', 'film']);
});

test('wordsOf keeps letters around an ampersand together', () => {
  expect(wordsOf('onze b&b & hotel')).toEqual(['onze', 'bb', 'hotel']);
});

test.each(['tot 3.000 euro', '€ 3.000', 'euro 3000'])('"%s" asks for prices', (query) => {
  expect(queryWords(query)).toEqual(['euro']);
});

test('words of the same root are other forms of each other', () => {
  expect(otherForms('telefonisch')).toContain('telefon');
  expect(otherForms('facturatie')).toContain('factureren');
  expect(otherForms('installeren')).toContain('installatie');
  expect(otherForms('levering')).toEqual([]);
});

test('queryWords drops stop words unless the query has no other words', () => {
  expect(queryWords('Wat kost een kiosk?')).toEqual(['kost', 'kiosk']);
  expect(queryWords('over ons')).toEqual(['over', 'ons']);
});
