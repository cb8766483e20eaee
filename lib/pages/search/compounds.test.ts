import { partsOfCompounds } from './compounds';

test('the last part of a compound is a word when its first part is one', () => {
  const parts = partsOfCompounds(
    new Set(['pin', 'pinautomaat', 'toegankelijk', 'toegankelijkheid']),
  );
  expect(parts).toEqual(['automaat']);
});

test('an s between two words begins no word', () => {
  expect(partsOfCompounds(new Set(['plaatsing', 'kosten', 'plaatsingskosten']))).toEqual([]);
});
