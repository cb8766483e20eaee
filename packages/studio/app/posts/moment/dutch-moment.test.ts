import { dutchLocalTime, momentsOfDutchTime } from './dutch-moment';

test.each([
  ['2027-01-15T09:00', ['2027-01-15T08:00:00.000Z']],
  ['2027-05-03T09:00', ['2027-05-03T07:00:00.000Z']],
  ['2027-03-28T01:59', ['2027-03-28T00:59:00.000Z']],
  ['2027-03-28T03:00', ['2027-03-28T01:00:00.000Z']],
  ['2027-10-31T01:59', ['2027-10-30T23:59:00.000Z']],
  ['2027-10-31T03:00', ['2027-10-31T02:00:00.000Z']],
])('%s on a Dutch clock is one moment', (localTime, moments) => {
  expect(momentsOfDutchTime(localTime)).toEqual(moments);
  expect(dutchLocalTime(moments[0] ?? '')).toBe(localTime);
});

test.each(['2027-03-28T02:00', '2027-03-28T02:30', '2027-03-28T02:59'])(
  '%s does not exist: the clock is put forward',
  (localTime) => {
    expect(momentsOfDutchTime(localTime)).toEqual([]);
  },
);

test('02:30 on 31 October comes twice: first in summer time, then in winter time', () => {
  const moments = ['2027-10-31T00:30:00.000Z', '2027-10-31T01:30:00.000Z'];
  expect(momentsOfDutchTime('2027-10-31T02:30')).toEqual(moments);
  expect(moments.map(dutchLocalTime)).toEqual(['2027-10-31T02:30', '2027-10-31T02:30']);
});

test.each(['', '2027-13-01T10:00', 'morgen'])('"%s" is no time', (localTime) => {
  expect(momentsOfDutchTime(localTime)).toEqual([]);
});
