import { products } from './products';
import { specRows } from './spec-rows';

test('spec rows of all products have the same labels in the same order', () => {
  const labels = products.map((product) =>
    specRows(product)
      .map(({ label }) => label)
      .filter((label) => !label.startsWith('Voetplaat')),
  );
  for (const ofOne of labels) expect(ofOne).toEqual(labels[0]);
});

test.each(products)('spec rows of $name have no empty values', (product) => {
  for (const { value } of specRows(product)) {
    for (const words of typeof value === 'string' ? [value] : Object.values(value)) {
      expect(words).toMatch(/\S/);
      expect(words).not.toMatch(/undefined|NaN|null/);
    }
  }
});
