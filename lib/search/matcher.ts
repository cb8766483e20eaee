/** Fewer letters than this stand in too many words to be looked for in the middle of one. */
const SHORT = 3;

/** An ending that Dutch words take on, off words that stay long enough without it. */
const ENDING = /(?<=.{4})(?:en|e|n|s)$/;

/**
 * Whether a text holds every word of a query, in any order, with or without capitals, accents and
 * endings: "kiosken kleur" finds "raamkiosk in RAL-kleuren". An empty query finds everything.
 */
export function matcher(query: string): (text: string) => boolean {
  const looked = wordsOf(query).map((word) => {
    return word.length <= SHORT ? ` ${word}` : word.replace(ENDING, '');
  });
  return (text) => {
    const words = ` ${wordsOf(text).join(' ')}`;
    return looked.every((part) => words.includes(part));
  };
}

/** With z and v as s and f, which take turns in Dutch: "prijs", "prijzen". */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const folded = plain.replaceAll('z', 's').replaceAll('v', 'f');
  return folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}
