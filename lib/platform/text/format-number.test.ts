import { formatNumber } from './format-number';

test.each([0, 7, 999, 1000, 1750, 123_456, 1_234_567, 2.5, 1000.125, -4, -1500])(
  '%d is written as Intl writes it in Dutch',
  (value) => {
    expect(formatNumber(value)).toBe(new Intl.NumberFormat('nl-NL').format(value));
  },
);

test.each([3018.9, 3018.95, 2495, 0.5])('%d with two decimals', (value) => {
  const format = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 2 });
  expect(formatNumber(value, 2)).toBe(format.format(value));
});
