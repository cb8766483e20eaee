import { countWords, wrapWords } from './own-message';

test('words are counted without regard for extra spaces', () => {
  expect(countWords('')).toBe(0);
  expect(countWords('  Twee  voor € 3 ')).toBe(4);
});

test('a headline breaks between words and short words share a line', () => {
  expect(wrapWords('Op is op', 5)).toEqual(['Op is', 'op']);
  expect(wrapWords('Warme appelflap', 8)).toEqual(['Warme', 'appelflap']);
  expect(wrapWords(' ', 8)).toEqual([]);
  expect(wrapWords('Twee voor € 3', 10)).toEqual(['Twee voor', '€\u00a03']);
});
