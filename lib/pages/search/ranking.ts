import type { SearchResult as IndexResult } from 'minisearch';

/** `share` grows with the rarity of each word found; `fields` and `words` say where and which. */
export type Found = {
  id: number;
  score: number;
  share: number;
  fields: Set<string>;
  terms: string[];
  words: string[];
};

/** What a word in the text of a place counts, against one that the place was written to be found by. */
const TEXT_SHARE = 0.6;
/** Places with less of the query than this part of what the best one has are left out. */
const SMALLEST_SHARE = 0.55;
/** A place without the rare half of the query comes after one that has all words, if only in its text. */
const HALF = 0.5;
const LESS_THAN_HALF = 0.1;
const PHRASE = 1.4;
/** A word of one place would outweigh all others of the query. */
const MOST_RARE = 4;

/**
 * Every place with a word of the query; one that was written to be found by its rare words comes first.
 * @param byWord what the index finds for each word of the query
 * @param count of all documents
 * @param saysPhrase whether two words of the query stand beside each other in what a place was written to be found by
 */
export function ranked(
  byWord: readonly IndexResult[][],
  count: number,
  saysPhrase: (id: number) => boolean,
): Found[] {
  const byId = new Map<number, Found>();
  let total = 0;
  for (const results of byWord) {
    const rarity = Math.min(MOST_RARE, Math.log(1 + count / results.length));
    total += rarity;
    for (const result of results) {
      const found = byId.get(result.id) ?? nothingFound(result.id);
      byId.set(result.id, found);
      addTo(found, result, rarity);
    }
  }
  const all = [...byId.values()];
  for (const found of all) {
    const share = found.share / total;
    found.score *= share ** 2 * (share < HALF ? LESS_THAN_HALF : 1);
    if (saysPhrase(found.id)) found.score *= PHRASE;
  }
  const fullest = Math.max(...all.map(({ share }) => share));
  return all
    .filter(({ share }) => share >= fullest * SMALLEST_SHARE)
    .sort((one, other) => other.score - one.score);
}

function nothingFound(id: number): Found {
  return { id, score: 0, share: 0, fields: new Set(), terms: [], words: [] };
}

function addTo(found: Found, { score, match, terms, queryTerms }: IndexResult, rarity: number) {
  const fields = Object.values(match).flat();
  found.score += score;
  found.share += rarity * (fields.some((field) => field !== 'text') ? 1 : TEXT_SHARE);
  for (const field of fields) found.fields.add(field);
  found.terms.push(...terms);
  found.words.push(...queryTerms);
}
