import { passageOf } from './passage';

const matching =
  (...words: string[]) =>
  (word: string) =>
    words.includes(word.toLowerCase());

test('the passage is the line with most of the words', () => {
  const text = 'Maten\nHet gewicht staat hier.\nHet gewicht van de voetplaat is 30 kg.';
  expect(passageOf(text, 'Maten', matching('gewicht', 'voetplaat'))).toBe(
    'Het gewicht van de voetplaat is 30 kg.',
  );
});

test('without a line that matches, the passage is the first after the name', () => {
  expect(passageOf('Maten\nTwee maten.', 'Maten', matching('x'))).toBe('Twee maten.');
});

test('a long line is cut to the sentence that matches', () => {
  const long = `${'Eerst iets anders. '.repeat(20)}De voetplaat weegt 30 kg. ${'En verder. '.repeat(30)}`;
  const passage = passageOf(long, '', matching('voetplaat'));
  expect(passage).toMatch(/^De voetplaat weegt 30 kg\. En verder\..*…$/);
  expect(passage.length).toBeLessThanOrEqual(181);
});

test('a long sentence is cut before the word', () => {
  const long = `${'woord '.repeat(100)}voetplaat ${'woord '.repeat(100)}`;
  const passage = passageOf(long, '', matching('voetplaat'));
  expect(passage).toMatch(/^… woord.*voetplaat.*…$/);
  expect(passage.length).toBeLessThanOrEqual(185);
});
