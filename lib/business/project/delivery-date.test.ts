import { deliveryDate } from './delivery-date';

test.each([
  ['2026-11-27T12:00:00Z', 7, '2027-01-15'],
  ['2026-11-28T12:00:00Z', 7, '2027-01-18'],
  ['2026-11-29T12:00:00Z', 3, '2026-12-21'],
])('delivery of %s in %d weeks is on the workday %s', (today, weeks, date) => {
  expect(deliveryDate(new Date(today), weeks)).toBe(date);
});
