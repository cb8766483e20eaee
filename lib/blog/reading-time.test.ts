import { readingMinutes } from './reading-time';

test('a post of 714 words takes three minutes', () => {
  expect(readingMinutes(`<p>${'woord '.repeat(714)}</p>`)).toBe(3);
});

test('tags, their attributes and loose signs are not read', () => {
  const noise = '<a title="een twee drie vier"> – </a>'.repeat(500);
  expect(readingMinutes(`<p>${'woord '.repeat(476)}</p>${noise}`)).toBe(2);
});

test('words on either side of a tag are two', () => {
  expect(readingMinutes('<li>a</li><li>b</li>'.repeat(238))).toBe(2);
});

test('even an empty post takes a minute', () => {
  expect(readingMinutes('')).toBe(1);
});
