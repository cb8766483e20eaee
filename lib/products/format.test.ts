import {
  formatDelivery,
  formatDimensions,
  formatFootPlate,
  formatPrice,
  formatQuantity,
  formatYearlyUse,
} from './format';

describe('product format', () => {
  it('writes prices in whole euros with a point for thousands', () => {
    expect(formatPrice(2495)).toBe('€\u00a02.495');
  });

  it('writes cents where there are any', () => {
    expect(formatPrice(3018.95)).toBe('€\u00a03.018,95');
  });

  it('keeps a number and its unit together', () => {
    expect(formatQuantity(43, 'inch')).toBe('43\u00a0inch');
  });

  it('writes height, width and depth, and lets a line break after the sign only', () => {
    const dimensions = { height: 1750, width: 640, depth: 60 };
    expect(formatDimensions(dimensions)).toBe('1.750\u00a0× 640\u00a0× 60\u00a0mm');
  });

  it('writes the foot plate as width and depth', () => {
    expect(formatFootPlate({ width: 640, depth: 450 })).toBe('640\u00a0× 450\u00a0mm');
  });

  it('names both delivery times', () => {
    expect(formatDelivery({ standard: 4, ownColour: 6 })).toBe(
      '4\u00a0weken; in een eigen RAL-kleur 6\u00a0weken',
    );
  });

  it('counts the energy of a year', () => {
    expect(formatYearlyUse(95, 12)).toBe('416\u00a0kWh per jaar');
    expect(formatYearlyUse(320, 12)).toBe('1.402\u00a0kWh per jaar');
  });
});
