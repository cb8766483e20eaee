import { readDate } from './wished-date';

test.each([
  ['2027-03-15', '2027-03-15'],
  ['15-3-2027', '2027-03-15'],
  ['1/12/2027', '2027-12-01'],
  ['01.02.2028', '2028-02-01'],
  ['29 2 2028', '2028-02-29'],
])('%s is the date %s', (typed, date) => {
  expect(readDate(typed)).toBe(date);
});

test.each([
  '',
  'maart',
  '31-2-2027',
  '29-2-2027',
  '13-13-2027',
  '15-3-27',
  '2027-00-10',
  '1-1-02027',
])('“%s” is no date', (typed) => {
  expect(readDate(typed)).toBeUndefined();
});
