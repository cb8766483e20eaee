import { roundTripFaults } from '../testing/round-trip';

// A file of its own, so that both sources are tested at once.
test('2,000 random documents come back unchanged from their page', () => {
  expect(roundTripFaults('page', 1_000, 2_000).slice(0, 3)).toEqual([]);
});
