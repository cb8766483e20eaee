import { formatFullMoment, formatSince } from './format';

test.each([
  ['2027-05-03T07:00:00Z', 'maandag 3 mei 2027 om 09:00'],
  ['2027-10-31T00:30:00Z', 'zondag 31 oktober 2027 om 02:30 (zomertijd)'],
  ['2027-10-31T01:30:00Z', 'zondag 31 oktober 2027 om 02:30 (wintertijd)'],
  ['2027-10-31T02:00:00Z', 'zondag 31 oktober 2027 om 03:00'],
])('%s is written as %s', (iso, words) => {
  expect(formatFullMoment(iso)).toBe(words);
});

test.each([
  ['2027-05-03T07:00:00Z', 'om 09:00'],
  ['2027-05-02T22:30:00Z', 'om 00:30'],
  ['2027-05-02T21:30:00Z', 'op 2 mei 2027, 23:30'],
])('%s is told on 3 May as %s', (at, words) => {
  expect(formatSince(at, new Date('2027-05-03T18:00:00Z'))).toBe(words);
});
