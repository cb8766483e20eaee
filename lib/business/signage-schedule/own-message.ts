export const ownPictures = ['appelflap', 'taart', 'broden', 'geen'] as const;

/** Index of a pair of colours of the house style. */
export const OWN_COLOURS = 4;

/** A message that a visitor writes in the example, on a template of the house style. */
export type OwnMessage = {
  headline: string;
  line: string;
  colours: number;
  picture: (typeof ownPictures)[number];
};

/** Characters that fit on the template. */
export const ownMessageLimits = { headline: 24, line: 36 } as const;

/** What a passer-by reads in a glance. */
export const MOST_WORDS = 7;

export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

/** The lines of a text, each with as many words as fit in `width` characters and with at least one. */
export function wrapWords(text: string, width: number): string[] {
  const lines: string[] = [];
  const words = text
    .replace(/€\s*(?=\d)/g, '€\u00a0')
    .split(/[^\S\u00a0]+/)
    .filter(Boolean);
  for (const word of words) {
    const joined = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && joined.length <= width) lines.splice(-1, 1, joined);
    else lines.push(word);
  }
  return lines;
}
