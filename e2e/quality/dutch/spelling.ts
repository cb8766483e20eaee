import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { HUNSPELL, HUNSPELL_MISSING } from '../../../scripts/system-packages/hunspell.ts';
import { partsOf, type WordPlaces } from './words';

/** The words that are right though the dictionary does not have them: names and terms. */
export const ownWords = readFileSync('e2e/quality/dutch/word-list.txt', 'utf8')
  .split('\n')
  .slice(0, -1);

/**
 * The words that the Dutch dictionary does not have. A compound with hyphens is judged by its
 * parts, unless our own list has all of it: "AI-chat" is right when "AI" and "chat" are.
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

/** Whether our own list has the word, as it stands there or with the capital of a sentence. */
export function isOwnWord(word: string): boolean {
  return ownWords.includes(word) || ownWords.includes(lowerFirst(word));
}

/** The word as it stands within a sentence. */
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
