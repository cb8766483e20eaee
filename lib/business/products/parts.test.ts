import { productIds } from './ids';
import { parts, SIZE_OF_PARTS } from './parts';
import { specs } from './specs';

const LITRE = 1e6; // mm³
/** kg per litre. */
const GLASS = 2.5;
const STEEL = 7.85;

const volume = (size: readonly number[]) =>
  size.reduce((product, side) => product * side, 1) / LITRE;

test.each(productIds)('the parts of %s have its weight together', (id) => {
  const sum = parts[id].reduce((total, { weightKg }) => total + weightKg, 0);
  expect(sum).toBeCloseTo(specs[id].sizes[SIZE_OF_PARTS].weightKg, 5);
});

test.each(productIds)('no part of %s is larger than the whole', (id) => {
  const { dimensions, footPlate } = specs[id].sizes[SIZE_OF_PARTS];
  const longest = Math.max(...Object.values(dimensions), footPlate?.width ?? 0);
  for (const { size } of parts[id]) expect(Math.max(...size)).toBeLessThanOrEqual(longest);
});

test.each(productIds)(
  'glass and foot plate of %s weigh what glass and steel of their size weigh',
  (id) => {
    const { glass, sizes } = specs[id];
    for (const { id: part, count = 1, size, weightKg } of parts[id]) {
      if (part === 'glass') {
        expect(weightKg / count / volume(size)).toBeCloseTo(GLASS, 1);
        if (glass) expect(size[2]).toBe(glass);
      }
      if (part === 'foot') {
        expect(weightKg / volume(size)).toBeCloseTo(STEEL, 1);
        expect(size.slice(0, 2)).toEqual(Object.values(sizes[SIZE_OF_PARTS].footPlate ?? {}));
      }
    }
  },
);

test.each(productIds)('%s has each part once', (id) => {
  const ids = parts[id].map((part) => part.id);
  expect(new Set(ids).size).toBe(ids.length);
});
