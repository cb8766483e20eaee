import { dutchCalendarDate, formatLongDate, formatMoment, nextDutchMidnight } from './dates';

test.each([
  ['a calendar date', '2025-03-24', '24 maart 2025'],
  ['a calendar date in winter', '2025-01-01', '1 januari 2025'],
  ['a moment', '2025-02-11T09:15:00+00:00', '11 februari 2025'],
  ['a moment that is a day later here', '2024-12-31T23:00:00Z', '1 januari 2025'],
  ['a moment elsewhere that is a day earlier here', '2025-07-02T05:00:00+09:00', '1 juli 2025'],
])('%s (%s) is written as %s, on one line', (_kind, date, written) => {
  expect(formatLongDate(date)).toBe(written.replaceAll(' ', '\u00a0'));
});

test.each([
  ['2027-05-03T07:05:00Z', '3 mei 2027 om 9.05 uur'],
  ['2027-01-03T23:30:00+00:00', '4 januari 2027 om 0.30 uur'],
  ['2027-12-31T12:00:00Z', '31 december 2027 om 13.00 uur'],
])('%s is the moment %s', (timestamp, written) => {
  expect(formatMoment(timestamp).replaceAll('\u00a0', ' ')).toBe(written);
});

test('a text that is no date is an error', () => {
  expect(() => formatLongDate('gisteren')).toThrow(RangeError);
});

test.each([
  ['the last moment of a summer day', '2026-07-01T21:59:59.999Z', '2026-07-01'],
  ['the first moment of a summer day', '2026-07-01T22:00:00Z', '2026-07-02'],
  ['the last moment of a winter day', '2026-01-31T22:59:59.999Z', '2026-01-31'],
  ['the first moment of a winter day', '2026-01-31T23:00:00Z', '2026-02-01'],
])('%s (%s) belongs to %s', (_moment, instant, date) => {
  expect(dutchCalendarDate(new Date(instant))).toBe(date);
});

test.each([
  ['an afternoon in summer', '2026-07-01T15:20:00Z', '2026-07-01T22:00:00.000Z'],
  ['an afternoon in winter', '2026-01-31T15:20:00Z', '2026-01-31T23:00:00.000Z'],
  ['midnight itself', '2026-07-01T22:00:00Z', '2026-07-02T22:00:00.000Z'],
  ['the last moment of a day', '2026-07-01T21:59:59.999Z', '2026-07-01T22:00:00.000Z'],
  ['the day before summer time', '2027-03-27T12:00:00Z', '2027-03-27T23:00:00.000Z'],
  ['the start of the day of 23 hours', '2027-03-27T23:00:00Z', '2027-03-28T22:00:00.000Z'],
  ['the change to summer time', '2027-03-28T01:00:00Z', '2027-03-28T22:00:00.000Z'],
  ['the day before winter time', '2026-10-24T12:00:00Z', '2026-10-24T22:00:00.000Z'],
  ['the start of the day of 25 hours', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00.000Z'],
  ['the change to winter time', '2026-10-25T01:00:00Z', '2026-10-25T23:00:00.000Z'],
])('after %s (%s) the next midnight is %s', (_moment, instant, midnight) => {
  expect(nextDutchMidnight(new Date(instant)).toISOString()).toBe(midnight);
});
