import { pairsOf } from './compounds';
import { isOtherSize, type NotOffered, notOffered, otherSize } from './not-offered';
import { stem, wordsOf } from './words';

/** A shorter word is the beginning of others: "app" of "apparaat". */
const MIN_BEGINNING = 4;

/**
 * The first thing of a query that the site does not offer.
 * @param isKnown whether a word occurs on the site, which makes "huurprijs" a compound with "huur"
 */
export function findNotOffered(
  words: readonly string[],
  isKnown: (word: string) => boolean,
): NotOffered | undefined {
  if (words.some((word, position) => word === 'inch' && isOtherSize(words[position - 1] ?? '')))
    return otherSize;
  const all = [...words, ...pairsOf(words)];
  const stems = new Set(all.map(stem));
  const isIn = (terms: string) =>
    wordsOf(terms).some(
      (term) => stems.has(stem(term)) || words.some((word) => begins(word, term)),
    );
  const begins = (word: string, term: string) =>
    term.length >= MIN_BEGINNING && word.startsWith(term) && isKnown(word.slice(term.length));
  return notOffered.find(({ words: terms, unless = '' }) => isIn(terms) && !isIn(unless));
}
