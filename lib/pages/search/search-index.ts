import MiniSearch, { type SearchResult as IndexResult, type Query } from 'minisearch';
import { routes } from '../../routes';
import type { SearchEntry } from './entry';
import { extraSearchTerms, unavailableTerms } from './extra-search-terms';
import { passageOf } from './passage';
import type { PlaceText } from './place-texts';
import { queryWords, stem, wordsOf } from './words';

export type Place = { href: string; name: string };

/** `about` says what the place is about, or is the passage that matches; `page` is the title of the page around it. */
export type SearchHit = SearchEntry & { page?: string };

export type SearchResult = {
  /** Best first, at most MAX_HITS. */
  hits: SearchHit[];
  /** Whether a word of a text matched the query. */
  isMatch: (word: string) => boolean;
  /** Words of the query that occur nowhere, while others do. */
  unknown: string[];
  /** The closest page to something that the site does not cover. */
  nearest?: Place;
};

export type Search = (query: string) => SearchResult;

/** Limits the work for a crafted query in the URL. */
const MAX_QUERY_WORDS = 12;
const MAX_HITS = 30;
/** Further places of one page say much the same. */
const MAX_HITS_OF_PAGE = 3;

/** Shorter parts occur in words that are no compounds. */
const MIN_COMPOUND_PART_LENGTH = 4;
/** One letter more or less makes another word of a shorter one. */
const MIN_MISSPELT_LENGTH = 6;
/** Documents that are indexed in one task: all of them at once would hold up typing on a phone. */
const CHUNK_SIZE = 8;

/** The fields that a person wrote to be found; the text of a place ranks below them. */
const OWN_FIELDS = ['name', 'also', 'about'];

type Document = SearchHit & { id: number; also: string; text: string; weight: number };

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
  const ownWords = new Set(
    documents.flatMap(({ name, about, also }) => wordsOf(`${name} ${about} ${also}`)),
  );
  const vocabulary = new Set([...ownWords].map(stemOf));

  /** Also indexes "raamkiosk" as "kiosk"; prefix search already finds it by "raam". */
  const stemsOf = remembered((word: string): string[] => {
    const whole = stemOf(word);
    return [whole, ...lastParts(whole).filter((part) => vocabulary.has(part))];
  });

  const index = new MiniSearch<Document>({
    fields: [...OWN_FIELDS, 'text'],
    tokenize: wordsOf,
    processTerm: stemsOf,
    searchOptions: {
      tokenize: (query) => [query],
      processTerm: (term) => term,
      boost: { name: 3, also: 2, text: 0.5 },
      // The many places without extra terms would make those of the others seem long.
      bm25: { k: 1.2, b: 0.3, d: 0.5 },
      boostDocument: (id: number) => documents[id]?.weight ?? 1,
    },
  });
  // The entries alone take a few milliseconds, and a visitor waits for them.
  if (texts.length === 0) index.addAll(documents);
  else await index.addAllAsync(documents, { chunkSize: CHUNK_SIZE });

  const hasHits = (query: Query) => index.search(query).length > 0;

  const toQuery = (word: string): Query | undefined => {
    if (/\d/.test(word)) return numberQuery(word);
    const whole = stemOf(word);
    // Very short words match exactly: "ai" is not "aid".
    if (whole.length < 3) return hasHits(exact(whole)) ? exact(whole) : undefined;
    // A three-letter stem of a longer word is a prefix of too many words, as with "gemeente" or "menu".
    const byPrefix: Query = { queries: [whole], prefix: whole.length > 3 || whole === word };
    if (hasHits(byPrefix)) return byPrefix;
    return compound(whole) ?? misspelt(word, whole) ?? firstPart(whole);
  };

  /** Matches the last part of a compound; places that also contain the first part rank higher. */
  function compound(whole: string): Query | undefined {
    const last = lastParts(whole).find((part) => vocabulary.has(part));
    if (!last) return undefined;
    const first = whole.slice(0, -last.length);
    // "welstand" is about no "stand".
    if (first.length < MIN_COMPOUND_PART_LENGTH) return undefined;
    const both: Query = {
      combineWith: 'AND',
      queries: [last, { queries: [stemOf(first)], prefix: true }],
    };
    return { combineWith: 'OR', queries: [last, both] };
  }

  /** "glasdikte": nothing is known of "dikte". */
  function firstPart(whole: string): Query | undefined {
    for (let length = whole.length - 1; length >= MIN_COMPOUND_PART_LENGTH; length -= 1) {
      const part = whole.slice(0, length);
      if (ownWords.has(part)) return exact(stemOf(part));
    }
    return undefined;
  }

  /** The words that differ by a letter or two, the first excepted: "antwerpen" is not "ontwerpen". */
  function misspelt(word: string, whole: string): Query | undefined {
    if (word.length < MIN_MISSPELT_LENGTH) return undefined;
    const found = index.search({ queries: [whole], fuzzy: 0.2 });
    const terms = new Set(found.flatMap((result) => result.terms));
    const likely = [...terms].filter((term) => term[0] === whole[0]);
    return likely.length > 0 ? { combineWith: 'OR', queries: likely } : undefined;
  }

  return (query) => {
    const words = queryWords(query).slice(0, MAX_QUERY_WORDS);
    if (words.length === 0 || hasUnavailableTerm(words)) return noHits(words);
    const queries = words.map(toQuery);
    const unknown = words.filter((_, index) => !queries[index]);
    // "mp4" is about no "4".
    const isAboutNumbers = words.every((word) => unknown.includes(word) || /\d/.test(word));
    if (unknown.length > 0 && isAboutNumbers) return noHits(words);
    const found = ranked(queries.filter((part) => part !== undefined));
    if (found.length === 0) return noHits(words);
    const terms = new Set(found.flatMap((result) => result.terms));
    const isMatch = (word: string) =>
      wordsOf(word).some((part) => stemsOf(part).some((term) => terms.has(term)));
    return { hits: best(found).map((result) => toHit(result, isMatch)), isMatch, unknown };
  };

  /** Places that were written to be found by all words, then texts with all words, then places with some of them. */
  function ranked(queries: Query[]) {
    const byId = new Map<number, IndexResult>();
    const add = (results: IndexResult[]) => {
      for (const result of results) if (!byId.has(result.id)) byId.set(result.id, result);
    };
    add(index.search({ combineWith: 'AND', queries, fields: OWN_FIELDS }));
    add(index.search({ combineWith: 'AND', queries }));
    if (byId.size < MAX_HITS_OF_PAGE)
      add(index.search({ combineWith: 'OR', queries, fields: OWN_FIELDS }));
    if (byId.size === 0) add(index.search({ combineWith: 'OR', queries }));
    return [...byId.values()];
  }

  function best(found: IndexResult[]) {
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

  function toHit({ id, queryTerms, match }: IndexResult, isMatch: SearchResult['isMatch']) {
    const { href, name, about, page, text } = documents[id] as Document;
    const fields = new Set(Object.values(match).flat());
    const isInText = fields.has('text') && !(fields.has('about') && queryTerms.length === 1);
    const passage = isInText || !about ? passageOf(text, name, isMatch) : '';
    return { href, name, about: passage || about, page };
  }

  /** A word of `unavailableTerms` that no place contains: hits for the other words would be irrelevant. */
  function hasUnavailableTerm(words: string[]) {
    return words.some(
      (word) => findAlternative([word]) && !hasHits({ ...exact(stemOf(word)), fields: OWN_FIELDS }),
    );
  }
}

function documentsOf(entries: readonly SearchEntry[], texts: readonly PlaceText[]): Document[] {
  const textByHref = new Map(texts.map(({ href, text }) => [href, text]));
  const listed = new Set(entries.map(({ href }) => href));
  const places = [
    ...entries,
    ...texts
      .filter(({ href }) => !listed.has(href))
      .map(({ href, page, heading }) => ({
        href,
        name: heading || page,
        about: '',
        page: heading && heading !== page ? page : undefined,
      })),
  ];
  return places.map((place, id) => ({
    ...place,
    id,
    also: extraSearchTerms[place.href] ?? '',
    text: textByHref.get(place.href) ?? '',
    weight: weightOf(place.href) * (id < entries.length ? 1 : UNLISTED),
  }));
}

/** A place that the list of the search page does not name is a detail. */
const UNLISTED = 0.5;

/** Ranks posts below other entries on the same subject. */
function weightOf(href: string): number {
  return href.startsWith(`${routes.blog}/`) ? 0.3 : 1;
}

function noHits(words: string[]): SearchResult {
  return { hits: [], isMatch: () => false, unknown: [], nearest: findAlternative(words) };
}

function findAlternative(words: string[]): Place | undefined {
  const stems = words.map(stem);
  return unavailableTerms.find(({ words: terms }) =>
    wordsOf(terms).some((word) => stems.includes(stem(word))),
  );
}

/** Four digits of a RAL colour also match the section with the colours. */
function numberQuery(number: string): Query {
  return /^[1-9]0[0-4]\d$/.test(number)
    ? { combineWith: 'OR', queries: [number, 'ral'] }
    : exact(number);
}

function exact(term: string) {
  return { queries: [term] };
}

function lastParts(word: string): string[] {
  const count = Math.max(0, word.length - MIN_COMPOUND_PART_LENGTH);
  return Array.from({ length: count }, (_, index) => word.slice(index + 1));
}

/** The same text has the same words many times. */
function remembered<Value>(compute: (word: string) => Value): (word: string) => Value {
  const known = new Map<string, Value>();
  return (word) => {
    let value = known.get(word);
    if (value === undefined) {
      value = compute(word);
      known.set(word, value);
    }
    return value;
  };
}
