import { countWords, sentencesOf } from './sentences';

test.each([
  ['Een. Twee! Drie?', ['Een.', 'Twee!', 'Drie?']],
  ['Neem bijv. een kiosk van ca. 43 inch.', ['Neem bijv. een kiosk van ca. 43 inch.']],
  ['Hij geeft 2.500 cd/m². Dat is veel.', ['Hij geeft 2.500 cd/m².', 'Dat is veel.']],
  ['‘Kan dat?’ Ja.', ['‘Kan dat?’', 'Ja.']],
  ['', []],
])('"%s" has the sentences %j', (paragraph, sentences) => {
  expect(sentencesOf(paragraph).map(({ text }) => text)).toEqual(sentences);
});

test('numbers and words with an apostrophe count as one word, dashes as none', () => {
  expect(countWords('43 foto’s – vandaag')).toBe(3);
});
