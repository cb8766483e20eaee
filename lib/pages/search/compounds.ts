/** Shorter parts occur in words that are no compounds. */
export const MIN_COMPOUND_PART_LENGTH = 4;
/** Two letters are a prefix such as "be" or "ge". */
const MIN_FIRST_PART_LENGTH = 3;

/** The ends of a word that may be words, the longest first: "bevestigen" is no compound with "vestigen". */
export function lastParts(word: string): string[] {
  const count = Math.max(0, word.length - MIN_COMPOUND_PART_LENGTH - MIN_FIRST_PART_LENGTH + 1);
  return Array.from({ length: count }, (_, index) => word.slice(index + MIN_FIRST_PART_LENGTH));
}

/** Each two words as one: "tweede hands" is "tweedehands". */
export function pairsOf(words: string[]): string[] {
  return words.slice(1).map((word, position) => words[position] + word);
}
