import type { Spoken } from './timeline';

const BARS_PER_SECOND = 6;

/** Share of the full height by kind of sound. */
const VOWEL = 1;
const CONSONANT = 0.55;
const SILENCE = 0.06;

/** Loudness from 0 to 1 of each bar of a line: a drawing of its letters, not of a sound. */
export function loudness({ text, from, until }: Spoken<{ text: string }>): number[] {
  const bars = (until - from) * BARS_PER_SECOND;
  const perBar = text.length / bars;
  return Array.from({ length: bars }, (_, bar) => {
    const sounds = [...text.slice(Math.floor(bar * perBar), Math.ceil((bar + 1) * perBar))];
    const sum = sounds.reduce((total, letter) => total + loudnessOf(letter), 0);
    return Math.round((sum / sounds.length) * 100) / 100;
  });
}

function loudnessOf(letter: string) {
  if (/[aeiouy]/i.test(letter)) return VOWEL;
  return /\p{L}|\d/u.test(letter) ? CONSONANT : SILENCE;
}

/** @returns the SVG path of a line's bars: one unit wide per bar, up to 50 units high, upward or downward from 0 */
export function waveformPath(line: Spoken<{ text: string }>, direction: 'up' | 'down'): string {
  const sign = direction === 'up' ? -1 : 1;
  return loudness(line)
    .map((loud, bar) => {
      const height = Math.round(sign * loud * 50);
      return `M${line.from * BARS_PER_SECOND + bar} 0v${height}h.6v${-height}`;
    })
    .join('');
}

/** @param seconds duration of the call @returns the width of its waveform in units */
export function waveformWidth(seconds: number): number {
  return seconds * BARS_PER_SECOND;
}
