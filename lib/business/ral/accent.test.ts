import { readFileSync } from 'node:fs';
import { accentOf, contrast } from './accent';
import { ralClassic } from './ral-classic';

const theme = readFileSync('app/theme.css', 'utf8');
const lightBackgrounds = [...theme.matchAll(/--color-(?:paper|surface|mist): (#[\da-f]{6});/g)];

test('accent of every RAL colour has a contrast of at least 4.5 for text on and in it', () => {
  expect(lightBackgrounds).toHaveLength(3);
  for (const { srgb } of ralClassic) {
    const { fill, onFill, text } = accentOf(srgb);
    expect(fill).toBe(srgb);
    expect(contrast(fill, onFill)).toBeGreaterThanOrEqual(4.5);
    for (const [, background = ''] of lightBackgrounds) {
      expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test('accents in app/accent.css match the computed accents', () => {
  const rules = readFileSync('app/accent.css', 'utf8').matchAll(
    /accent: (#\S+);\s+--color-on-accent: (#\S+);\s+--color-accent-text: (#\S+);/g,
  );
  const differences = [...rules].map(([, fill = '', onFill, text = '']) => {
    const accent = accentOf(fill);
    expect(accent.onFill).toBe(onFill);
    return contrast(accent.text, text);
  });
  expect(differences).toHaveLength(11);
  for (const difference of differences) expect(difference).toBeLessThan(1.06);
});

test('contrast of two colours follows the WCAG formula', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
