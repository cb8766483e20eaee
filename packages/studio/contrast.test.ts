import { readFileSync } from 'node:fs';
import { contrast } from '@/lib/business/ral/accent';

const theme = readFileSync('app/theme.css', 'utf8');
const studio = readFileSync('packages/studio/studio.css', 'utf8');
const dark = studio.slice(studio.indexOf('prefers-color-scheme: dark'));

function colourIn(css: string, name: string): string {
  const colour = new RegExp(`--color-${name}: (#[\\da-f]{6});`).exec(css)?.[1];
  if (!colour) throw new Error(`${name} has no colour.`);
  return colour;
}

const GROUNDS = ['paper', 'surface', 'mist'];
const TEXTS: readonly (readonly [string, readonly string[]])[] = [
  ['ink', [...GROUNDS, 'success-ground', 'failure-ground']],
  ['steel', GROUNDS],
  ['accent-text', GROUNDS],
  ['success', ['success-ground']],
  ['failure', [...GROUNDS, 'failure-ground']],
  // A button, and one with the pointer over it.
  ['paper', ['ink', 'steel']],
  ['on-accent', ['accent']],
];

describe.each([
  ['light', theme],
  ['dark', dark],
])('in %s colours', (_, css) => {
  test.each(TEXTS.flatMap(([text, grounds]) => grounds.map((ground) => [text, ground])))(
    '%s is legible on %s',
    (text = '', ground = '') => {
      expect(contrast(colourIn(css, text), colourIn(css, ground))).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(GROUNDS)('the edge of a control stands out from %s', (ground) => {
    expect(contrast(colourIn(css, 'steel'), colourIn(css, ground))).toBeGreaterThanOrEqual(3);
  });
});
