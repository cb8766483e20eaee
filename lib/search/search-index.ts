import MiniSearch, { type Query } from 'minisearch';
import { routes } from '../routes';
import type { SearchEntry } from './entry';
import { extraSearchTerms, fallbackResult, unavailableTerms } from './extra-search-terms';
import { queryWords, stem, wordsOf } from './words';

export type Place = { href: string; name: string };

export type SearchResult = {
  hits: SearchEntry[];
  /** Whether a word of a text matched the query. */
  isMatch: (word: string) => boolean;
  /** The closest page, only when there are no hits. */
  nearest?: Place;
};

/** Limits the work for a crafted query in the URL. */
const MAX_QUERY_WORDS = 12;

/** Shorter endings occur in words that are no compounds. */
const MIN_COMPOUND_PART_LENGTH = 4;

/** Builds the search index in a few milliseconds for some 170 entries; the returned function never throws. */
export function createSearch(entries: readonly SearchEntry[]): (query: string) => SearchResult {
  const documents = entries.map((entry, id) => ({
    id,
    name: entry.name,
    about: entry.about,
    also: extraSearchTerms[entry.href] ?? '',
  }));
  const vocabulary = new Set(
    documents.flatMap(({ name, about, also }) => wordsOf(`${name} ${about} ${also}`).map(stem)),
  );

  /** Also indexes "raamkiosk" as "kiosk"; prefix search already finds it by "raam". */
  const stemsOf = (word: string): string[] => {
    const whole = stem(word);
    return [whole, ...lastParts(whole).filter((part) => vocabulary.has(part))];
  };

  const index = new MiniSearch({
    fields: ['name', 'also', 'about'],
    tokenize: wordsOf,
    processTerm: stemsOf,
    searchOptions: {
      tokenize: (query) => [query],
      processTerm: (term) => term,
      boost: { name: 3, also: 2 },
      boostDocument: (id: number) => weightOf(entries[id]?.href ?? ''),
    },
  });
  index.addAll(documents);

  const hasHits = (query: Query) => index.search(query).length > 0;

  const toQuery = (word: string): Query | undefined => {
    const whole = stem(word);
    // Numbers and very short words match exactly: "43" is not "430", "ai" is not "aid".
    if (/\d/.test(word)) return numberQuery(whole);
    if (whole.length < 3) return exact(whole);
    // A three-letter stem of a longer word is a prefix of too many words, as with "gemeente" or "menu".
    const byPrefix: Query = { queries: [whole], prefix: whole.length > 3 || whole === word };
    if (hasHits(byPrefix)) return byPrefix;
    const part = lastParts(whole).find((last) => vocabulary.has(last));
    if (part) return compound(whole.slice(0, -part.length), part);
    const similar: Query = { queries: [whole], fuzzy: whole.length < 5 ? false : 0.2 };
    return hasHits(similar) ? similar : undefined;
  };

  return (query) => {
    const words = queryWords(query).slice(0, MAX_QUERY_WORDS);
    if (words.length === 0 || hasUnavailableTerm(words)) return noHits(words);
    const queries = words.map(toQuery).filter((part) => part !== undefined);
    const withAllWords = index.search({ combineWith: 'AND', queries });
    const found =
      withAllWords.length > 0 ? withAllWords : index.search({ combineWith: 'OR', queries });
    if (found.length === 0) return noHits(words);
    const terms = new Set(found.flatMap((result) => result.terms));
    return {
      hits: found.map(({ id }) => entries[id] as SearchEntry),
      isMatch: (word) =>
        wordsOf(word).some((part) => stemsOf(part).some((term) => terms.has(term))),
    };
  };

  /** A word of `unavailableTerms` that no entry contains: hits for the other words would be irrelevant. */
  function hasUnavailableTerm(words: string[]) {
    return words.some((word) => findAlternative([word]) && !hasHits(exact(stem(word))));
  }
}

function noHits(words: string[]): SearchResult {
  return { hits: [], isMatch: () => false, nearest: findAlternative(words) ?? fallbackResult };
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

/** Matches the last part; entries that also contain the first part rank higher. */
function compound(first: string, last: string): Query {
  const both: Query = {
    combineWith: 'AND',
    queries: [last, { queries: [stem(first)], prefix: true }],
  };
  return { combineWith: 'OR', queries: [last, both] };
}

function exact(term: string): Query {
  return { queries: [term] };
}

function lastParts(word: string): string[] {
  const count = Math.max(0, word.length - MIN_COMPOUND_PART_LENGTH);
  return Array.from({ length: count }, (_, index) => word.slice(index + 1));
}

/** Ranks posts below other entries on the same subject. */
function weightOf(href: string): number {
  return href.startsWith(`${routes.blog}/`) ? 0.3 : 1;
}
