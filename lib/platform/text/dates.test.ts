import { dutchCalendarDate, formatDateTime, formatLongDate } from './dates';

test.each([
  ['a calendar date', '2025-03-24', '24 maart 2025'],
  ['a calendar date in winter', '2025-01-01', '1 januari 2025'],
  ['a timestamp', '2025-02-11T09:15:00+00:00', '11 februari 2025'],
  ['a timestamp a day later in the Netherlands', '2024-12-31T23:00:00Z', '1 januari 2025'],
  ['a timestamp a day earlier in the Netherlands', '2025-07-02T05:00:00+09:00', '1 juli 2025'],
])('long date of %s (%s) is %s with no-break spaces', (_kind, date, expected) => {
  expect(formatLongDate(date)).toBe(expected.replaceAll(' ', '\u00a0'));
});

test.each([
  ['2027-05-03T07:05:00Z', '3 mei 2027 om 9.05 uur'],
  ['2027-01-03T23:30:00+00:00', '4 januari 2027 om 0.30 uur'],
  ['2027-12-31T12:00:00Z', '31 december 2027 om 13.00 uur'],
])('date and time of %s is %s', (timestamp, expected) => {
  expect(formatDateTime(timestamp).replaceAll('\u00a0', ' ')).toBe(expected);
});

test('long date throws for a text that is not a date', () => {
  expect(() => formatLongDate('gisteren')).toThrow(RangeError);
});

test.each([
  ['the last millisecond of a summer day', '2026-07-01T21:59:59.999Z', '2026-07-01'],
  ['the start of a summer day', '2026-07-01T22:00:00Z', '2026-07-02'],
  ['the last millisecond of a winter day', '2026-01-31T22:59:59.999Z', '2026-01-31'],
  ['the start of a winter day', '2026-01-31T23:00:00Z', '2026-02-01'],
])('Dutch calendar date of %s (%s) is %s', (_when, instant, date) => {
  expect(dutchCalendarDate(new Date(instant))).toBe(date);
});
