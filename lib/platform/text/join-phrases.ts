import { lowerFirst } from './lower-first';

/** ["Met touchscreen", "In RAL 3020", "IK08"] -> "Met touchscreen; in RAL 3020; IK08": one capital, but codes keep theirs. */
export function joinPhrases(phrases: readonly string[]): string {
  return phrases
    .map((phrase, index) => (index > 0 && startsWithWord(phrase) ? lowerFirst(phrase) : phrase))
    .join('; ');
}

function startsWithWord(phrase: string): boolean {
  return /^\p{Lu}\p{Ll}/u.test(phrase);
}
