import { palette } from '../palette';
import { linearColour } from './linear-colour';

const WHITE = '#ffffff';
const BLACK = '#000000';
/** The darkest of the light grounds, on which the accent must be legible. */
const DARKEST_GROUND = palette.mist;

/** Source: WCAG 2.2, success criterion 1.4.3. */
const MIN_CONTRAST = 4.5;

/** Contrast of two "#rrggbb" colours, 1 to 21. Source: WCAG 2.2, contrast ratio. */
export function contrast(one: string, other: string): number {
  const pair = [luminance(one) + 0.05, luminance(other) + 0.05];
  return Math.max(...pair) / Math.min(...pair);
}

/** `onFill` is for text on the fill, `text` for readable accent-coloured text on light backgrounds. */
export function accentOf(srgb: string): { fill: string; onFill: string; text: string } {
  const onFill =
    [WHITE, palette.ink].find((colour) => contrast(colour, srgb) >= MIN_CONTRAST) ?? BLACK;
  let percent = 100;
  while (percent > 0 && contrast(darken(srgb, percent), DARKEST_GROUND) < MIN_CONTRAST)
    percent -= 1;
  return { fill: srgb, onFill, text: darken(srgb, percent) };
}

/** Source: WCAG 2.2, relative luminance. */
function luminance(srgb: string): number {
  const weights = [0.2126, 0.7152, 0.0722];
  return linearColour(srgb).reduce(
    (sum, channel, index) => sum + (weights[index] ?? 0) * channel,
    0,
  );
}

function darken(srgb: string, percent: number): string {
  const hex = (value: number) =>
    Math.floor((value * percent) / 100)
      .toString(16)
      .padStart(2, '0');
  return `#${channels(srgb).map(hex).join('')}`;
}

function channels(srgb: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(srgb.slice(start, start + 2), 16));
}
