import MiniSearch from 'minisearch';
import { lastParts, pairsOf, partsOfCompounds } from './compounds';
import type { SearchEntry } from './entry';
import { findNotOffered } from './find-not-offered';
import type { NotOffered } from './not-offered';
import { passageOf } from './passage';
import type { PlaceText } from './place-texts';
import { type Found, ranked } from './ranking';
import { remembered } from './remembered';
import { documentsOf, type SearchedDocument, type SearchHit } from './searched-documents';
import { exact, OWN_FIELDS, wordQueries } from './word-queries';
import { queryWords, stem, wordsOf } from './words';

export type SearchResult = {
  /** Best first, at most MAX_HITS. */
  hits: SearchHit[];
  /** Whether a word of a text matched the query. */
  isMatch: (word: string) => boolean;
  /** Words of the query that occur nowhere, while others do. */
  unknown: string[];
  /** Says that something of the query is not offered, and where the closest place is. */
  notOffered?: NotOffered;
};

export type Search = (query: string) => SearchResult;

/** Limits the work for a crafted query in the URL. */
const MAX_QUERY_WORDS = 12;
const MAX_HITS = 30;
/** Further places of one page say much the same. */
const MAX_HITS_OF_PAGE = 3;

/** Documents that are indexed in one task: all of them at once would hold up typing on a phone. */
const CHUNK_SIZE = 8;

/**
 * Builds the search index in tasks that leave the page responsive.
 * @param texts of places: of those in `entries`, and of others
 * @returns a function that never throws
 */
export async function createSearch(
  entries: readonly SearchEntry[],
  texts: readonly PlaceText[] = [],
): Promise<Search> {
  const documents = documentsOf(entries, texts);
  const stemOf = remembered(stem);
  const ownWordsOf = ({ name, about, also }: SearchedDocument) =>
    wordsOf(`${name} ${about} ${also}`);
  const ownWords = new Set(documents.flatMap(ownWordsOf));
  const parts = new Set([...ownWords, ...partsOfCompounds(ownWords)]);
  const vocabulary = new Set([...parts].map(stemOf));

  const synonyms = documents.map(({ also }) => new Set(wordsOf(also).map(stemOf)));

  /** Also indexes "raamkiosk" as "kiosk"; prefix search already finds it by "raam". */
  const stemsOf = remembered((word: string): string[] => {
    const whole = stemOf(word);
    return [whole, ...lastParts(whole).filter((part) => vocabulary.has(part))];
  });

  const index = new MiniSearch<SearchedDocument>({
    fields: [...OWN_FIELDS, 'text'],
    tokenize: wordsOf,
    processTerm: stemsOf,
    searchOptions: {
      tokenize: (query) => [query],
      processTerm: (term) => term,
      boost: { name: 3, also: 2, text: 0.5 },
      // The many places without extra terms would make those of the others seem long.
      bm25: { k: 1.2, b: 0.3, d: 0.5 },
      boostDocument: (id: number, term: string) => weightFor(id, term),
    },
  });
  // The entries alone take a few milliseconds, and a visitor waits for them.
  if (texts.length === 0) index.addAll(documents);
  else await index.addAllAsync(documents, { chunkSize: CHUNK_SIZE });

  /** What a post was given as a synonym counts as much as that of a page. */
  function weightFor(id: number, term: string) {
    const weight = documents[id]?.weight ?? 1;
    return synonyms[id]?.has(term) ? Math.max(1, weight) : weight;
  }

  const said: string[] = [];

  /** "open dag" is said where its words stand beside each other. */
  function phrasesOf(words: readonly string[]) {
    const stems = words.map(stemOf);
    return stems.slice(1).map((second, position) => ` ${stems[position]} ${second} `);
  }

  function saysPhrase(id: number, phrases: readonly string[]) {
    said[id] ??= ` ${ownWordsOf(documents[id] as SearchedDocument)
      .map(stemOf)
      .join(' ')} `;
    return phrases.some((phrase) => said[id]?.includes(phrase));
  }

  const queryOf = wordQueries({ index, documents, ownWords, parts, vocabulary, stemOf });

  return (query) => {
    const words = queryWords(query).slice(0, MAX_QUERY_WORDS);
    if (words.length === 0 || isOnlyNotOffered(words)) return noHits(words);
    const queries = words.map((_, position) => queryOf(words, position));
    const unknown = words.filter((_, index) => !queries[index]);
    // "mp4" is about no "4".
    const isAboutNumbers = words.every((word) => unknown.includes(word) || /\d/.test(word));
    if (unknown.length > 0 && isAboutNumbers) return noHits(words);
    const phrases = phrasesOf(words);
    const found = ranked(
      queries.filter((asked) => asked !== undefined).map((asked) => index.search(asked)),
      documents.length,
      (id) => saysPhrase(id, phrases),
    );
    if (found.length === 0) return noHits(words);
    const terms = new Set(found.flatMap((result) => result.terms));
    const isMatch = (word: string) =>
      wordsOf(word).some((part) => stemsOf(part).some((term) => terms.has(term)));
    return {
      hits: best(found).map((result) => toHit(result, isMatch)),
      isMatch,
      unknown,
      notOffered: notOfferedOf(words),
    };
  };

  function noHits(words: string[]): SearchResult {
    return { hits: [], isMatch: () => false, unknown: [], notOffered: notOfferedOf(words) };
  }

  function notOfferedOf(words: string[]) {
    return findNotOffered(words, (word) => ownWords.has(word));
  }

  function best(found: Found[]) {
    const counts = new Map<string, number>();
    return found
      .filter(({ id }) => {
        const path = documents[id]?.href.split('#')[0] ?? '';
        const count = (counts.get(path) ?? 0) + 1;
        counts.set(path, count);
        return count <= MAX_HITS_OF_PAGE;
      })
      .slice(0, MAX_HITS);
  }

  function toHit({ id, words, fields }: Found, isMatch: SearchResult['isMatch']) {
    const { href, name, about, page, text } = documents[id] as SearchedDocument;
    const isInText = fields.has('text') && !(fields.has('about') && words.length === 1);
    const passage = isInText || !about ? passageOf(text, { name, about }, isMatch) : '';
    return { href, name, about: passage || about, page };
  }

  /** A word of what is not offered that no place is about: hits for the other words would be irrelevant. */
  function isOnlyNotOffered(words: string[]) {
    const fields = words.length > 1 ? OWN_FIELDS : undefined;
    const isNowhere = (word: string) =>
      index.search({ ...exact(stemOf(word)), fields }).length === 0;
    return (
      words.some((word) => notOfferedOf([word]) && isNowhere(word)) ||
      // "camera kiosk" is no compound that begins with "camera".
      pairsOf(words).some((pair) => findNotOffered([pair], () => false) && isNowhere(pair))
    );
  }
}
