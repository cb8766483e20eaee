import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { HUNSPELL, HUNSPELL_MISSING } from '../../../scripts/system-packages/hunspell.ts';
import { partsOf, type WordPlaces } from './words';

/** Correct words that the dictionary lacks: names and terms. */
export const ownWords = readFileSync('e2e/quality/dutch/word-list.txt', 'utf8')
  .split('\n')
  .slice(0, -1);

/**
 * Words that the Dutch dictionary lacks. A hyphenated compound is checked by its parts unless word-
 * list.txt contains it: "AI-chat" is correct when "AI" and "chat" are.
 */
export function missingInDictionary(words: WordPlaces): WordPlaces {
  const rejected = rejectedByHunspell([...words.keys()]);
  const parts = new Set(rejectedByHunspell(rejected.flatMap(partsOf)));
  const missing: WordPlaces = new Map();
  for (const word of rejected) {
    const wrong = isOwnWord(word) ? [word] : partsOf(word).filter((part) => parts.has(part));
    for (const part of wrong) {
      missing.set(part, [...(missing.get(part) ?? []), ...(words.get(word) ?? [])]);
    }
  }
  return missing;
}

/** Whether word-list.txt contains the word, also with the capital of a sentence start. */
export function isOwnWord(word: string): boolean {
  return ownWords.includes(word) || ownWords.includes(lowerFirst(word));
}

export function lowerFirst(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1);
}

function rejectedByHunspell(words: readonly string[]): string[] {
  const [command, ...args] = HUNSPELL;
  const { status, stdout } = spawnSync(command, args, {
    input: words.join('\n'),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(HUNSPELL_MISSING);
  const lines = new Set(stdout.split('\n'));
  return words.filter((word) => lines.has(word));
}
