import {
  type Comparison,
  fromComparisonQuery,
  isDifferent,
  productsCompared,
  toComparisonQuery,
  withCompared,
} from './comparison';
import { comparisonRows } from './comparison-rows';
import { products } from './products';
import { productIds, screenSizes, specs } from './specs';

const read = (query: string) => fromComparisonQuery(new URLSearchParams(query));

describe('comparison query', () => {
  it('names the products and the size', () => {
    const comparison: Comparison = { products: ['wall-kiosk', 'brandvision'], size: 55 };
    expect(toComparisonQuery(comparison).toString()).toBe(
      'vergelijk=wall-kiosk+brandvision&maat=55',
    );
  });

  it('parses back to the same comparison for every pair of products', () => {
    for (const size of screenSizes) {
      for (const first of productIds) {
        for (const second of productIds.filter((id) => id !== first)) {
          const comparison = { products: [first, second], size };
          expect(fromComparisonQuery(toComparisonQuery(comparison))).toEqual(comparison);
        }
      }
    }
  });

  test.each([
    ['', []],
    ['vergelijk=', []],
    ['vergelijk=televisie+__proto__', []],
    ['vergelijk=Brandvision, CLEARVISION', ['brandvision', 'clearvision']],
    ['vergelijk=brandvision%2Bwall-kiosk', ['brandvision', 'wall-kiosk']],
    ['vergelijk=brandvision+brandvision', ['brandvision']],
    [`vergelijk=${productIds.join('+')}`, productIds.slice(0, productsCompared.most)],
  ])('%s parses to the products %j', (query, expected) => {
    expect(read(query)).toEqual({ products: expected, size: 43 });
  });

  test.each(['maat=65', 'maat=', 'maat=x', ''])('“%s” parses to 43 inch', (query) => {
    expect(read(query).size).toBe(43);
  });
});

describe('comparison selection', () => {
  const four: Comparison = { products: productIds.slice(0, 4), size: 43 };

  it('appends a product, and removes a selected one', () => {
    const one = withCompared({ products: ['brandvision'], size: 43 }, 'wall-kiosk');
    expect(one.products).toEqual(['brandvision', 'wall-kiosk']);
    expect(withCompared(one, 'brandvision').products).toEqual(['wall-kiosk']);
  });

  it('ignores a fifth product, and removes one of four', () => {
    expect(withCompared(four, 'ceiling-kiosk')).toEqual(four);
    expect(withCompared(four, 'clearvision').products).toHaveLength(3);
  });
});

describe('comparison rows', () => {
  it('have every row of the specifications, in the chosen size', () => {
    const rows = comparisonRows(products, 55);
    expect(new Set(rows.map(({ label }) => label)).size).toBe(rows.length);
    for (const { values } of rows) {
      expect(Object.keys(values)).toEqual([...productIds]);
      for (const value of Object.values(values)) expect(value).toMatch(/\S/);
    }
    const weight = rows.find(({ label }) => label === 'Gewicht');
    for (const id of productIds) {
      expect(weight?.values[id]).toBe(`${specs[id].sizes[55].weightKg}\u00a0kg`);
    }
  });

  it('have a dash where a product has no foot plate', () => {
    const plate = comparisonRows(products, 43).find(({ label }) => label.startsWith('Voetplaat'));
    expect(plate?.values.brandvision).toBe('640\u00a0×\u00a0450\u00a0mm');
    expect(plate?.values['wall-kiosk']).toBe('–');
    const wallFirst = comparisonRows([...products].reverse(), 43);
    expect(wallFirst.some(({ label }) => label.startsWith('Voetplaat'))).toBe(true);
    const without = products.filter(({ id }) => id === 'wall-kiosk' || id === 'touch-table');
    expect(comparisonRows(without, 43).some(({ label }) => label.startsWith('Voetplaat'))).toBe(
      false,
    );
  });

  it('are marked as different where the products differ', () => {
    const valuesOf = (label: string) => {
      const row = comparisonRows(products, 43).find((candidate) => candidate.label === label);
      return row ? [row.values.brandvision, row.values['wall-kiosk']] : [];
    };
    expect(isDifferent(valuesOf('Richtprijs vanaf'))).toBe(true);
    expect(isDifferent(valuesOf('Garantie'))).toBe(false);
    expect(isDifferent(valuesOf('Helderheid'))).toBe(false);
  });
});
