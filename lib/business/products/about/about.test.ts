import { productIds, screenSizes, specs } from '../specs';
import { about } from '.';

it('every product has a deciding fact with a figure of its specifications', () => {
  const { brightness, sizes } = specs.clearvision;
  expect(about.clearvision.fact.figure.replace('.', '')).toBe(String(brightness.front));
  expect(about.brandvision.fact.figure).toBe(String(specs.brandvision.sizes[43].dimensions.depth));
  expect(sizes[43].dimensions.depth).toBe(sizes[55].dimensions.depth);
  for (const id of productIds) {
    const { figure, unit, meaning } = about[id].fact;
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
