import { readFileSync } from 'node:fs';
import { accentOf, contrast } from './accent';
import { ralClassic } from './ral-classic';

const theme = readFileSync('app/globals.css', 'utf8');
const lightGrounds = [...theme.matchAll(/--color-(?:paper|surface|mist): (#[\da-f]{6});/g)];

test('every RAL colour reads as accent, and so does what is written on it', () => {
  expect(lightGrounds).toHaveLength(3);
  for (const { srgb } of ralClassic) {
    const { fill, written, text } = accentOf(srgb);
    expect(fill).toBe(srgb);
    expect(contrast(fill, written)).toBeGreaterThanOrEqual(4.5);
    for (const [, ground = ''] of lightGrounds) {
      expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test('the colours of the style sheet are those that this would give', () => {
  const rules = readFileSync('app/accent.css', 'utf8').matchAll(
    /accent: (#\S+);\s+--color-on-accent: (#\S+);\s+--color-accent-text: (#\S+);/g,
  );
  const differences = [...rules].map(([, fill = '', written, text = '']) => {
    const accent = accentOf(fill);
    expect(accent.written).toBe(written);
    return contrast(accent.text, text);
  });
  expect(differences).toHaveLength(11);
  for (const difference of differences) expect(difference).toBeLessThan(1.06);
});

test('contrast is what WCAG says it is', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
