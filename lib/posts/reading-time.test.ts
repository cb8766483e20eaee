import { countWords, readingMinutes } from './reading-time';

test('reading time of 714 words is three minutes', () => {
  expect(readingMinutes(`<p>${'woord '.repeat(714)}</p>`)).toBe(3);
});

test('reading time ignores tags, attributes and loose punctuation', () => {
  const noise = '<a title="een twee drie vier"> – </a>'.repeat(500);
  expect(readingMinutes(`<p>${'woord '.repeat(476)}</p>${noise}`)).toBe(2);
});

test('reading time counts the words on both sides of a tag separately', () => {
  expect(readingMinutes('<li>a</li><li>b</li>'.repeat(238))).toBe(2);
});

test('words are counted without tags, attributes and loose signs', () => {
  expect(countWords('<p title="niet mee">Eén kiosk – twee <b>zuilen</b></p><p>–</p>')).toBe(4);
  expect(countWords('')).toBe(0);
});

test('reading time of an empty post is one minute', () => {
  expect(readingMinutes('')).toBe(1);
});
