import type MiniSearch from 'minisearch';
import type { Query } from 'minisearch';
import { lastParts, MIN_COMPOUND_PART_LENGTH } from './compounds';
import { isAside, type SearchedDocument } from './searched-documents';
import { isStopWord, otherForms } from './words';

const MIN_SWAPPED_LENGTH = 5;
/** One letter more or less makes another word of a shorter one. */
const MIN_MISSPELT_LENGTH = 6;
const MIN_MISSPELT_TWICE_LENGTH = 9;
const SMALLEST_PART = 0.4;
/** "windows" is no compound with "window". */
const MIN_REST_LENGTH = 3;

/** The fields that a person wrote to be found; the text of a place ranks below them. */
export const OWN_FIELDS = ['name', 'also', 'about'];

/** What a search knows: its index, the words that persons wrote to be found, their parts and the stems of both. */
export type Known = {
  index: MiniSearch<SearchedDocument>;
  documents: readonly SearchedDocument[];
  ownWords: ReadonlySet<string>;
  parts: ReadonlySet<string>;
  vocabulary: ReadonlySet<string>;
  stemOf: (word: string) => string;
};

/** @returns what the index is asked for a word of a query, given with all words; undefined when nothing is known of it */
export function wordQueries({ index, documents, ownWords, parts, vocabulary, stemOf }: Known) {
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
    const all = [stemOf(last), both];
    return { combineWith: 'OR', queries: ownWords.has(first) ? [...all, stemOf(first)] : all };
  }

  /** "glasdikte": nothing is known of "dikte". A small part of a long word says little. */
  function firstPart(word: string): Query | undefined {
    const shortest = Math.max(MIN_COMPOUND_PART_LENGTH, word.length * SMALLEST_PART);
    for (let length = word.length - MIN_REST_LENGTH; length >= shortest; length -= 1) {
      const part = word.slice(0, length);
      if (vocabulary.has(stemOf(part)) && !isStopWord(part)) return exact(stemOf(part));
    }
    return undefined;
  }

  /** "facturatie" is "factureren". */
  function inOtherForm(word: string): Query | undefined {
    const forms = otherForms(word)
      .map(stemOf)
      .filter((form) => hasHits(exact(form)));
    return forms.length > 0 ? { combineWith: 'OR', queries: forms, prefix: true } : undefined;
  }

  /** The word with two letters in the right order: "garnatie" is "garantie". */
  function swapped(word: string): Query | undefined {
    const right =
      word.length >= MIN_SWAPPED_LENGTH && swaps(word).find((other) => ownWords.has(other));
    return right ? exact(stemOf(right)) : undefined;
  }

  /** "narowcastign" has a letter too few as well. */
  function swappedAndMisspelt(word: string): Query | undefined {
    if (word.length < MIN_MISSPELT_TWICE_LENGTH) return undefined;
    for (const other of swaps(word)) {
      const query = misspelt(other, stemOf(other), 1);
      if (query) return query;
    }
    return undefined;
  }

  /** The words that differ by a letter or two, the first excepted: "antwerpen" is not "ontwerpen". */
  function misspelt(word: string, whole: string, fuzzy: number): Query | undefined {
    if (word.length < MIN_MISSPELT_LENGTH) return undefined;
    const found = index.search({ queries: [whole], fuzzy });
    const terms = new Set(found.flatMap((result) => result.terms));
    const likely = [...terms].filter((term) => soundOf(term) === soundOf(whole));
    return likely.length > 0 ? { combineWith: 'OR', queries: likely } : undefined;
  }

  return joined;
}

/** The first letter; "konfigurator" is "configurator". */
function soundOf(word: string) {
  return word[0] === 'c' ? 'k' : word[0];
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

export function exact(term: string) {
  return { queries: [term] };
}
