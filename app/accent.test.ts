import { readFileSync } from 'node:fs';
import colours from '@/lib/business/content/ral-colours.json';
import { palette } from '@/lib/business/palette';
import { contrast } from '@/lib/business/ral/accent';
import { hasAccentRule } from '@/lib/business/ral/accent-rules';
import { ralClassic } from '@/lib/business/ral/ral-classic';
import { RENDERED_COLOUR } from '@/lib/platform/browser/chosen-colour';

const property = (css: string, name: string) =>
  new RegExp(`--color-${name}: (#[\\da-f]{6});`).exec(css)?.[1] ?? '';

const theme = readFileSync('app/theme.css', 'utf8');
const lightBackgrounds = ['paper', 'surface', 'mist'].map((name) => property(theme, name));

const accent = (code: string | undefined, css = '') => ({
  code,
  fill: property(css, 'accent'),
  textOnFill: property(css, 'on-accent'),
  text: property(css, 'accent-text'),
});

const accentCss = readFileSync('app/accent.css', 'utf8');
const rules = accentCss.matchAll(/\[data-ral="(\d+)"\] \{([^}]+)\}/g);
const chosen = [...rules].map(([, code, css]) => accent(code, css));
const accents = [accent('default', theme), ...chosen];

test.each(Object.entries(palette))(
  'colour %s of the palette is that of theme.css',
  (name, colour) => {
    expect(property(theme, name)).toBe(colour);
  },
);

test('accent.css falls back to the accent of the palette', () => {
  const fallbacks = [...accentCss.matchAll(/var\(--free-accent(?:-text)?, (#[\da-f]{6})\)/g)];
  expect(fallbacks.map(([, colour]) => colour)).toEqual([palette.accent, palette.accent]);
});

test('accent.css has a rule with the right fill for every RAL swatch except the rendered colour', () => {
  expect(chosen.map(({ code, fill }) => [code, fill])).toEqual(
    colours.filter(({ code }) => code !== RENDERED_COLOUR).map(({ code, srgb }) => [code, srgb]),
  );
});

test('hasAccentRule is true for exactly the RAL colours that accent.css has a rule for', () => {
  const withRule = ralClassic.filter(({ code }) => hasAccentRule(code));
  expect(withRule.map(({ code }) => code).toSorted()).toEqual(
    chosen.map(({ code }) => code).toSorted(),
  );
});

test.each(accents)(
  'accent $code as text has a contrast of at least 4.5 on every light background',
  ({ text }) => {
    for (const background of lightBackgrounds)
      expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5);
  },
);

test.each(accents)(
  'text on a fill of accent $code has a contrast of at least 4.5',
  ({ fill, textOnFill }) => {
    expect(contrast(textOnFill, fill)).toBeGreaterThanOrEqual(4.5);
  },
);
