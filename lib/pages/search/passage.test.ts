import { passageOf } from './passage';

const matching =
  (...words: string[]) =>
  (word: string) =>
    words.includes(word.toLowerCase());

const unnamed = { name: '', about: '' };

test('the passage is the line with most of the words', () => {
  const text = 'Maten\nHet gewicht staat hier.\nHet gewicht van de voetplaat is 30 kg.';
  expect(passageOf(text, { name: 'Maten', about: '' }, matching('gewicht', 'voetplaat'))).toBe(
    'Het gewicht van de voetplaat is 30 kg.',
  );
});

test('without a line that matches, the passage is the first after the name', () => {
  expect(passageOf('Maten\nTwee maten.', { name: 'Maten', about: '' }, matching('x'))).toBe(
    'Twee maten.',
  );
});

test('a long line is cut to the sentence that matches', () => {
  const long = `${'Eerst iets anders. '.repeat(20)}De voetplaat weegt 30 kg. ${'En verder. '.repeat(30)}`;
  const passage = passageOf(long, unnamed, matching('voetplaat'));
  expect(passage).toMatch(/^De voetplaat weegt 30 kg\. En verder\..*…$/);
  expect(passage.length).toBeLessThanOrEqual(181);
});

test('a long sentence is cut before the word', () => {
  const long = `${'woord '.repeat(100)}voetplaat ${'woord '.repeat(100)}`;
  const passage = passageOf(long, unnamed, matching('voetplaat'));
  expect(passage).toMatch(/^… woord.*voetplaat.*…$/);
  expect(passage.length).toBeLessThanOrEqual(185);
});

test('a sentence comes before a label or the heads of a table with as many of the words', () => {
  const text = 'Garantie en glas\nModel: Garantie: Gewicht\nOp het glas zit twee jaar garantie.';
  expect(passageOf(text, unnamed, matching('garantie', 'glas'))).toBe(
    'Op het glas zit twee jaar garantie.',
  );
  expect(passageOf(text, unnamed, matching('gewicht'))).not.toContain('Model');
});

test.each([
  ['Alles over garantie.', 'Alles over garantie.'],
  ['', 'Gesprek: In 30 minuten bespreken wij uw klanten.'],
])('a label that matches says less than what is known of the place, "%s"', (about, passage) => {
  const text = 'Gesprek\nIn 30 minuten bespreken wij uw klanten.';
  expect(passageOf(text, { name: '', about }, matching('gesprek'))).toBe(passage);
});

test('an abbreviation or a number ends no sentence', () => {
  const long = `${'Eerst iets anders. '.repeat(20)}Het kost 2.160 euro excl. btw met een voetplaat. ${'En verder. '.repeat(30)}`;
  expect(passageOf(long, unnamed, matching('voetplaat'))).toMatch(
    /^Het kost 2\.160 euro excl\. btw/,
  );
});
