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
export function pairsOf(words: readonly string[]): string[] {
  return words.slice(1).map((word, position) => words[position] + word);
}

/** "heid" is an ending, no word. */
const MIN_NEW_PART_LENGTH = 5;

/** The last parts that are known from compounds only: "automaat" from "pinautomaat", of which "pin" is a word. */
export function partsOfCompounds(words: Set<string>): string[] {
  // "skosten" of "plaatsingskosten" is "kosten" after an s.
  const isNew = (part: string) =>
    part.length >= MIN_NEW_PART_LENGTH && !words.has(part.replace(/^s/, ''));
  return [...words].flatMap((word) =>
    lastParts(word).filter((part) => isNew(part) && words.has(word.slice(0, -part.length))),
  );
}
