import { linkedDay, readDayFragment } from './day-link';
import { nextOpening } from './next-opening';
import type { Schedule } from './schedule';

const at = (hours: number) => hours * 60;
const own = { headline: '', line: '', colours: 0, picture: 'geen' } as const;
const block = (weekday: number, from: number, to: number) => ({
  id: `${weekday}-${from}`,
  weekday,
  start: at(from),
  end: at(to),
  message: 'lunch',
});
/** Closed on Sunday; Wednesday has a break. */
const week: Schedule = [
  ...[0, 1, 3, 4].map((weekday) => block(weekday, 7, 18)),
  block(2, 7, 12),
  block(2, 14, 18),
  block(5, 8, 17),
];
const next = (weekday: number, hours: number, schedule = week) =>
  nextOpening(linkedDay(schedule, weekday, own), at(hours));

test.each([
  ['before opening', 0, 6.5, { start: at(7), days: 0, isAgain: false }],
  ['in a break', 2, 13, { start: at(14), days: 0, isAgain: true }],
  ['on Thursday evening', 3, 18, { start: at(7), days: 1, weekday: 4, isAgain: true }],
  ['on Friday evening', 4, 19, { start: at(8), days: 1, weekday: 5, isAgain: true }],
  ['on Saturday evening', 5, 17, { start: at(7), days: 2, weekday: 0, isAgain: true }],
  ['on Sunday', 6, 12, { start: at(7), days: 1, weekday: 0, isAgain: true }],
])('%s a closed shop knows when it opens next', (_when, weekday, hours, expected) => {
  expect(next(weekday, hours)).toEqual(expected);
});

test('a shop that opens one day a week opens next on the same weekday', () => {
  expect(next(3, 20, [block(3, 9, 12)])).toEqual({
    start: at(9),
    days: 7,
    weekday: 3,
    isAgain: true,
  });
});

test('a week without an open day, and a link to a day alone, tell nothing of the next opening', () => {
  expect(next(0, 12, [])).toBeUndefined();
  const former = readDayFragment('7.00=lunch&18.00=gesloten&kop=x', ['lunch', 'gesloten']);
  expect(former && nextOpening(former, at(19))).toBeUndefined();
  expect(former && nextOpening(former, at(6))).toMatchObject({ start: at(7), days: 0 });
});
