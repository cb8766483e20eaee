import { formatFullMoment } from './format';

test.each([
  ['2027-05-03T07:00:00Z', 'maandag 3 mei 2027 om 09:00'],
  ['2027-10-31T00:30:00Z', 'zondag 31 oktober 2027 om 02:30 (zomertijd)'],
  ['2027-10-31T01:30:00Z', 'zondag 31 oktober 2027 om 02:30 (wintertijd)'],
  ['2027-10-31T02:00:00Z', 'zondag 31 oktober 2027 om 03:00'],
])('%s is written as %s', (iso, words) => {
  expect(formatFullMoment(iso)).toBe(words);
});
