import { decidingFact } from './deciding-fact';
import { productIds, screenSizes, specs } from './specs';

it('every product has a deciding fact with a figure of its specifications', () => {
  const { brightness, sizes } = specs.clearvision;
  expect(decidingFact('clearvision').figure.replace('.', '')).toBe(String(brightness.front));
  expect(decidingFact('brandvision').figure).toBe(
    String(specs.brandvision.sizes[43].dimensions.depth),
  );
  expect(sizes[43].dimensions.depth).toBe(sizes[55].dimensions.depth);
  for (const id of productIds) {
    const { figure, unit, meaning } = decidingFact(id);
    expect(figure).toMatch(/\d/);
    expect(unit).not.toBe('');
    expect(meaning).not.toMatch(/undefined|\b0\b/);
  }
});

it.each(['brandvision', 'brandvision-double', 'wall-kiosk'] as const)(
  'the depth of %s is the same in both sizes',
  (id) => {
    const depths = screenSizes.map((size) => specs[id].sizes[size].dimensions.depth);
    expect(new Set(depths).size).toBe(1);
  },
);
