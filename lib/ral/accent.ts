const WHITE = '#ffffff';
const INK = '#16191c';
const BLACK = '#000000';
/** The darkest of the light backgrounds on which the accent writes, from app/globals.css. */
const MIST = '#e9e6df';

const READABLE = 4.5;

/** Contrast of two colours like "#0a0a0d", 1 to 21: WCAG 2.2, definition of contrast ratio. */
export function contrast(one: string, other: string): number {
  const pair = [luminance(one) + 0.05, luminance(other) + 0.05];
  return Math.max(...pair) / Math.min(...pair);
}

/**
 * The accent that belongs to a colour, as app/accent.css has it for those of the list: what is
 * written on it, and the tone in which it may write on light backgrounds itself, mixed with black until
 * it reads.
 */
export function accentOf(srgb: string): { fill: string; written: string; text: string } {
  const written = [WHITE, INK].find((colour) => contrast(colour, srgb) >= READABLE) ?? BLACK;
  let share = 100;
  while (share > 0 && contrast(darkened(srgb, share), MIST) < READABLE) share -= 1;
  return { fill: srgb, written, text: darkened(srgb, share) };
}

function luminance(srgb: string): number {
  const weights = [0.2126, 0.7152, 0.0722];
  return channels(srgb).reduce((sum, value, k) => {
    const part = value / 255;
    const linear = part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    return sum + (weights[k] ?? 0) * linear;
  }, 0);
}

function darkened(srgb: string, percent: number): string {
  const hex = (value: number) =>
    Math.floor((value * percent) / 100)
      .toString(16)
      .padStart(2, '0');
  return `#${channels(srgb).map(hex).join('')}`;
}

function channels(srgb: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(srgb.slice(start, start + 2), 16));
}
