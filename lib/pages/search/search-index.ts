import MiniSearch, { type Query } from 'minisearch';
import { lastParts, MIN_COMPOUND_PART_LENGTH, pairsOf, partsOfCompounds } from './compounds';
import type { SearchEntry } from './entry';
import { findNotOffered } from './find-not-offered';
import type { NotOffered } from './not-offered';
import { passageOf } from './passage';
import type { PlaceText } from './place-texts';
import { type Found, ranked } from './ranking';
import { remembered } from './remembered';
import { documentsOf, isAside, type SearchedDocument, type SearchHit } from './searched-documents';
import { isStopWord, otherForms, queryWords, stem, wordsOf } from './words';

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

const MIN_SWAPPED_LENGTH = 5;
/** One letter more or less makes another word of a shorter one. */
const MIN_MISSPELT_LENGTH = 6;
const MIN_MISSPELT_TWICE_LENGTH = 9;
const SMALLEST_PART = 0.4;
/** Documents that are indexed in one task: all of them at once would hold up typing on a phone. */
const CHUNK_SIZE = 8;

/** The fields that a person wrote to be found; the text of a place ranks below them. */
const OWN_FIELDS = ['name', 'also', 'about'];

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

  const hasHits = (query: Query) => index.search(query).length > 0;

  const toQuery = (word: string): Query | undefined => {
    if (/\d/.test(word)) return numberQuery(word);
    const whole = stemOf(word);
    // Very short words match exactly: "ai" is not "aid".
    if (whole.length < 3) return hasHits(exact(whole)) ? exact(whole) : undefined;
    // A three-letter stem of a longer word is a prefix of too many words, as with "gemeente" or "menu".
    // "hal" is not "halte".
    const isPrefix =
      whole.length > 3 || (whole === word && !hasHits({ ...exact(whole), fields: OWN_FIELDS }));
    const byPrefix: Query = { queries: [whole], prefix: isPrefix };
    const found = index.search(byPrefix);
    if (found.length === 0)
      return (
        inOtherForm(word) ??
        swapped(word) ??
        misspelt(word, whole, 1) ??
        compound(word) ??
        misspelt(word, whole, 0.2) ??
        swappedAndMisspelt(word) ??
        firstPart(word)
      );
    // What no more than a post or a legal text says may be a compound of what a page is about: "prijslijst".
    const isSaidAside = found.every(({ id }) => isAside(documents[id] as SearchedDocument));
    const part = isSaidAside && (compound(word) ?? firstPart(word));
    if (!part) return byPrefix;
    // Else the many places of the part would push out the few that say the whole word.
    const asWhole: Query = { ...byPrefix, boostDocument: () => 1 };
    return { combineWith: 'OR', queries: [asWhole, part] };
  };

  /** "etalage scherm" is also "etalagescherm", for each of the two words. */
  function joined(words: string[], position: number): Query | undefined {
    const word = words[position] ?? '';
    const own = toQuery(word);
    const whole = [word + words[position + 1], words[position - 1] + word].find((both) =>
      ownWords.has(both),
    );
    if (!whole || !own) return own;
    return { combineWith: 'OR', queries: [own, exact(stemOf(whole))] };
  }

  /** Matches the last part of a compound; places that also contain the first part rank higher. */
  function compound(word: string): Query | undefined {
    const last = lastParts(word).find((part) => parts.has(part) || vocabulary.has(part));
    if (!last || isStopWord(last)) return undefined;
    const first = word.slice(0, -last.length).replace(/s$/, '');
    // "welstand" is about no "stand".
    if (first.length < MIN_COMPOUND_PART_LENGTH && !ownWords.has(first)) return undefined;
    const both: Query = {
      combineWith: 'AND',
      queries: [stemOf(last), { queries: [stemOf(first)], prefix: true }],
    };
    return { combineWith: 'OR', queries: [stemOf(last), both] };
  }

  /** "glasdikte": nothing is known of "dikte". A small part of a long word says little. */
  function firstPart(word: string): Query | undefined {
    const shortest = Math.max(MIN_COMPOUND_PART_LENGTH, word.length * SMALLEST_PART);
    for (let length = word.length - 1; length >= shortest; length -= 1) {
      const part = word.slice(0, length);
      if (ownWords.has(part) && !isStopWord(part)) return exact(stemOf(part));
    }
    return undefined;
  }

  /** "facturatie" is "factureren". */
  function inOtherForm(word: string): Query | undefined {
    const other = otherForms(word)
      .map(stemOf)
      .find((form) => hasHits(exact(form)));
    return other && { queries: [other], prefix: true };
  }

  /** The word with two letters in the right order: "garnatie" is "garantie". */
  function swapped(word: string): Query | undefined {
    const right = swaps(word).find((other) => ownWords.has(other));
    return right && word.length >= MIN_SWAPPED_LENGTH ? exact(stemOf(right)) : undefined;
  }

  /** "narowcastign" has a letter too few as well. */
  function swappedAndMisspelt(word: string): Query | undefined {
    if (word.length < MIN_MISSPELT_TWICE_LENGTH) return undefined;
    for (const other of swaps(word)) {
      const found = misspelt(other, stemOf(other), 1);
      if (found) return found;
    }
    return undefined;
  }

  /** The words that differ by a letter or two, the first excepted: "antwerpen" is not "ontwerpen". */
  function misspelt(word: string, whole: string, fuzzy: number): Query | undefined {
    if (word.length < MIN_MISSPELT_LENGTH) return undefined;
    const found = index.search({ queries: [whole], fuzzy });
    const terms = new Set(found.flatMap((result) => result.terms));
    const likely = [...terms].filter((term) => term[0] === whole[0]);
    return likely.length > 0 ? { combineWith: 'OR', queries: likely } : undefined;
  }

  return (query) => {
    const words = queryWords(query).slice(0, MAX_QUERY_WORDS);
    if (words.length === 0 || isOnlyNotOffered(words)) return noHits(words);
    const queries = words.map((_, position) => joined(words, position));
    const unknown = words.filter((_, index) => !queries[index]);
    // "mp4" is about no "4".
    const isAboutNumbers = words.every((word) => unknown.includes(word) || /\d/.test(word));
    if (unknown.length > 0 && isAboutNumbers) return noHits(words);
    const parts = queries.filter((part) => part !== undefined);
    const found = ranked(
      parts.map((part) => index.search(part)),
      documents.length,
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
    const isNowhere = (word: string) => !hasHits({ ...exact(stemOf(word)), fields });
    return (
      words.some((word) => notOfferedOf([word]) && isNowhere(word)) ||
      // "camera kiosk" is no compound that begins with "camera".
      pairsOf(words).some((pair) => findNotOffered([pair], () => false) && isNowhere(pair))
    );
  }
}

/** The word with each two letters swapped. */
function swaps(word: string): string[] {
  return Array.from(word.slice(1), (letter, position) => {
    const before = word.slice(0, position);
    return before + letter + word[position] + word.slice(position + 2);
  });
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
