import { formatPrice, formatQuantity, formatRange } from './format';
import {
  formatBrightness,
  formatDelivery,
  formatDimensions,
  formatFootPlate,
  formatOperation,
  formatYearlyUse,
} from './format-specs';

describe('product format', () => {
  it('writes whole euros with a point for thousands', () => {
    expect(formatPrice(2495)).toBe('€\u00a02.495');
  });

  it('writes cents only when they are not zero', () => {
    expect(formatPrice(3018.95)).toBe('€\u00a03.018,95');
  });

  it('joins a number and its unit with a no-break space', () => {
    expect(formatQuantity(43, 'inch')).toBe('43\u00a0inch');
  });

  it('writes a range with one unit, and equal bounds as one number', () => {
    expect(formatRange({ from: 2500, to: 3500 }, 'cd/m²')).toBe('2.500–3.500\u00a0cd/m²');
    expect(formatRange({ from: 800, to: 800 }, 'cd/m²')).toBe('800\u00a0cd/m²');
  });

  it('writes height, width and depth on one line', () => {
    const dimensions = { height: 1750, width: 640, depth: 60 };
    expect(formatDimensions(dimensions)).toBe('1.750\u00a0×\u00a0640\u00a0×\u00a060\u00a0mm');
  });

  it('writes the foot plate as width and depth', () => {
    expect(formatFootPlate({ width: 640, depth: 450 })).toBe('640\u00a0×\u00a0450\u00a0mm');
  });

  it('names both delivery times', () => {
    expect(formatDelivery({ standard: 4, ownColour: 6 })).toBe(
      '4\u00a0weken; in een eigen RAL-kleur 6\u00a0weken',
    );
  });

  it('writes the yearly energy use', () => {
    expect(formatYearlyUse(95, 12)).toBe('416\u00a0kWh per jaar');
    expect(formatYearlyUse(320, 12)).toBe('1.402\u00a0kWh per jaar');
  });

  it('writes the brightness per side, behind touch glass and as an option', () => {
    expect(formatBrightness({ front: 2500 })).toBe('2.500\u00a0cd/m²');
    expect(formatBrightness({ front: 500, behindTouch: 400 })).toBe(
      '500\u00a0cd/m² (400\u00a0cd/m² achter touchglas)',
    );
    expect(formatBrightness({ front: 500, back: 500, option: 700 })).toBe(
      '500\u00a0cd/m² aan elke kant; 700\u00a0cd/m² als optie',
    );
    expect(formatBrightness({ front: 2500, back: 700 })).toBe(
      '2.500\u00a0cd/m² buiten, 700\u00a0cd/m² binnen',
    );
  });

  it('writes the hours of operation, standard and as an option', () => {
    expect(formatOperation({ standard: 24, most: 24 })).toBe('24/7');
    expect(formatOperation({ standard: 16, most: 24 })).toBe('16/7; 24/7 als optie');
  });
});
