import { type DutchText, excerpt } from './text';

/** The occurrences of each word: page or file, and the words around it. */
export type WordPlaces = Map<string, string[]>;

const ADDRESS = /\S+@\S+|https?:\S+|\b[\w-]+(?:\.[\w-]+)*\.(?:nl|eu|org|com|example)\b\S*/g;
/** "7Q2M-X04D": see lib/business/project/project-number.ts. */
const PROJECT_NUMBER = /\b[\dA-HJKMNP-TV-Z]{4}-[\dA-HJKMNP-TV-Z]{4}\b/g;
const WORD = /\p{L}[\p{L}\p{M}\d]*(?:[’'-][\p{L}\p{M}\d]+)*-?/gu;

export function wordsOf(texts: readonly DutchText[]): WordPlaces {
  const words: WordPlaces = new Map();
  for (const { place, text } of texts) {
    const running = text
      .replaceAll('\u00ad', '')
      .replaceAll(ADDRESS, ' ')
      .replaceAll(PROJECT_NUMBER, ' ');
    for (const { 0: word, index } of running.matchAll(WORD)) {
      if (!isWord(word)) continue;
      const places = words.get(word) ?? [];
      words.set(word, places);
      places.push(`${place}: ${excerpt(running, index, index + word.length)}`);
    }
  }
  return words;
}

export function partsOf(word: string): string[] {
  return word.split('-').filter(isWord);
}

/** Single letters are symbols, and words with digits are codes. */
function isWord(word: string): boolean {
  return word.length > 1 && (word.includes('-') || !/\d/.test(word));
}
