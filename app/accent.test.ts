import { readFileSync } from 'node:fs';
import { RENDERED_COLOUR } from '@/lib/browser/chosen-colour';
import colours from '@/lib/content/ral-colours.json';
import { contrast } from '@/lib/ral/accent';
import { hasAccentRule } from '@/lib/ral/accent-rules';
import { ralClassic } from '@/lib/ral/ral-classic';

const property = (css: string, name: string) =>
  new RegExp(`--color-${name}: (#[\\da-f]{6});`).exec(css)?.[1] ?? '';

const theme = readFileSync('app/globals.css', 'utf8');
const lightGrounds = ['paper', 'surface', 'mist'].map((name) => property(theme, name));

const accent = (code: string | undefined, css = '') => ({
  code,
  fill: property(css, 'accent'),
  written: property(css, 'on-accent'),
  text: property(css, 'accent-text'),
});

const rules = readFileSync('app/accent.css', 'utf8').matchAll(/\[data-ral="(\d+)"\] \{([^}]+)\}/g);
const chosen = [...rules].map(([, code, css]) => accent(code, css));
const accents = [accent('of the house', theme), ...chosen];

test('every colour that a visitor can choose has its accent, in the tone of the colour itself', () => {
  expect(chosen.map(({ code, fill }) => [code, fill])).toEqual(
    colours.filter(({ code }) => code !== RENDERED_COLOUR).map(({ code, srgb }) => [code, srgb]),
  );
});

test('the accent of every colour without a rule is computed', () => {
  const withRule = ralClassic.filter(({ code }) => hasAccentRule(code));
  expect(withRule.map(({ code }) => code).toSorted()).toEqual(
    chosen.map(({ code }) => code).toSorted(),
  );
});

test.each(accents)('the accent $code reads as text on every light ground', ({ text }) => {
  for (const ground of lightGrounds) expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
});

test.each(accents)('what is written on the accent $code reads', ({ fill, written }) => {
  expect(contrast(written, fill)).toBeGreaterThanOrEqual(4.5);
});
