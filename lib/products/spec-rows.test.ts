import { products } from './products';
import { specRows } from './spec-rows';

test('every product states the same things, in the same order', () => {
  const labels = products.map((product) =>
    specRows(product)
      .map(({ label }) => label)
      .filter((label) => !label.startsWith('Voetplaat')),
  );
  for (const ofOne of labels) expect(ofOne).toEqual(labels[0]);
});

test.each(products)('$name leaves no field of its sheet empty', (product) => {
  for (const { value } of specRows(product)) {
    for (const words of typeof value === 'string' ? [value] : Object.values(value)) {
      expect(words).toMatch(/\S/);
      expect(words).not.toMatch(/undefined|NaN|null/);
    }
  }
});
