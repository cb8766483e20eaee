import MiniSearch, { type Query } from 'minisearch';
import { routes } from '../routes';
import { alsoCalled, anyQuestion, notHere } from './also-called';
import type { SearchEntry } from './entry';
import { queryWords, stem, wordsOf } from './words';

export type Place = { href: string; name: string };

export type SearchAnswer = {
  /** The best ones first. */
  hits: SearchEntry[];
  /** Whether a word of a text is one that the hits were found by. */
  isMatch: (word: string) => boolean;
  /** Only where nothing was found: the place that comes nearest. */
  nearest?: Place;
};

/** More of them come from an address that somebody wrote, not from a visitor. */
const MOST_WORDS = 12;

/** The second part of a compound is at least this long: shorter ones stand in words by chance. */
const LEAST_PART = 4;

/**
 * Makes the index of all places. It is small enough (some 170 places) to be made in the browser in
 * a few milliseconds, from the list that stands on the page.
 * @returns answers a query; never throws, whatever is typed
 */
export function createSearch(entries: readonly SearchEntry[]): (query: string) => SearchAnswer {
  const documents = entries.map((entry, id) => ({
    id,
    name: entry.name,
    about: entry.about,
    also: alsoCalled[entry.href] ?? '',
  }));
  const vocabulary = new Set(
    documents.flatMap(({ name, about, also }) => wordsOf(`${name} ${about} ${also}`).map(stem)),
  );

  /** "raamkiosk" is found by "kiosk" too; by "raam" it is as the beginning of the word. */
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

  const isFound = (query: Query) => index.search(query).length > 0;

  /** What to look for instead of a word: itself, the parts of a compound, or a word spelt alike. */
  const lookFor = (word: string): Query | undefined => {
    const whole = stem(word);
    // A number or a very short word stands for itself alone: "43" is not "430", "ai" no "aid".
    if (/\d/.test(word)) return numberQuery(whole);
    if (whole.length < 3) return exact(whole);
    // Three letters that are left of a longer word begin too many others: "gemeente", "menu".
    const itself: Query = { queries: [whole], prefix: whole.length > 3 || whole === word };
    if (isFound(itself)) return itself;
    const part = lastParts(whole).find((last) => vocabulary.has(last));
    if (part) return compound(whole.slice(0, -part.length), part);
    const alike: Query = { queries: [whole], fuzzy: whole.length < 5 ? false : 0.2 };
    return isFound(alike) ? alike : undefined;
  };

  return (query) => {
    const words = queryWords(query).slice(0, MOST_WORDS);
    if (words.length === 0 || isNotHere(words)) return nothing(words);
    const queries = words.map(lookFor).filter((looked) => looked !== undefined);
    const together = index.search({ combineWith: 'AND', queries });
    const found = together.length > 0 ? together : index.search({ combineWith: 'OR', queries });
    if (found.length === 0) return nothing(words);
    const terms = new Set(found.flatMap((result) => result.terms));
    return {
      hits: found.map(({ id }) => entries[id] as SearchEntry),
      isMatch: (word) => wordsOf(word).some((part) => stemsOf(part).some((one) => terms.has(one))),
    };
  };

  /** A word of `notHere` that no place has either: what the other words find would not answer it. */
  function isNotHere(words: string[]) {
    return words.some((word) => nearestTo([word]) && !isFound(exact(stem(word))));
  }
}

function nothing(words: string[]): SearchAnswer {
  return { hits: [], isMatch: () => false, nearest: nearestTo(words) ?? anyQuestion };
}

function nearestTo(words: string[]): Place | undefined {
  const looked = words.map(stem);
  return notHere.find(({ words: known }) =>
    wordsOf(known).some((word) => looked.includes(stem(word))),
  );
}

/** Four digits of a RAL colour also mean the place with the colours. */
function numberQuery(number: string): Query {
  return /^[1-9]0[0-4]\d$/.test(number)
    ? { combineWith: 'OR', queries: [number, 'ral'] }
    : exact(number);
}

/** Places about what the last part names; those that have the first part too stand before the others. */
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

/** The ends of a word, the longest first. */
function lastParts(word: string): string[] {
  const count = Math.max(0, word.length - LEAST_PART);
  return Array.from({ length: count }, (_, index) => word.slice(index + 1));
}

/** A product, a market or an answer stands before a post about the same. */
function weightOf(href: string): number {
  return href.startsWith(`${routes.blog}/`) ? 0.3 : 1;
}
