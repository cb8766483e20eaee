import { roundTripFaults } from '../testing/round-trip';

test('10,000 random documents come back unchanged from the database and from their page', () => {
  expect(roundTripFaults(1_000, 10_000).slice(0, 3)).toEqual([]);
});
