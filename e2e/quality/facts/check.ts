import { postHref } from '../../../lib/routes';
import { adviceFacts } from './advice-facts';
import { companyFacts } from './company-facts';
import { contentFacts } from './content-facts';
import { claimsIn, type Expected, isAbout, isAsExpected } from './fact';
import { kioskFacts } from './kiosk-facts';
import { models } from './models';
import { partFacts } from './part-facts';
import { priceFacts } from './price-facts';
import { type Quantity, quantitiesIn, writtenOut } from './quantities';
import { rateFacts } from './rate-facts';
import type { Sentence } from './read-html';
import { serviceSubjects } from './services';
import type { Subject } from './subject';

export type PageText = Sentence & { place: string };

export type FreeNumbers = Readonly<Record<string, readonly string[]>>;

export type Report = {
  /** Numbers that differ from the one value of their fact. */
  contradictions: string[];
  /** Numbers that no fact explains and no free phrase contains. */
  unexplained: string[];
  /** The free numbers that pages needed, as in `nameOfFree`. */
  usedFree: Set<string>;
};

const facts = [
  ...companyFacts,
  ...kioskFacts,
  ...partFacts,
  ...priceFacts,
  ...rateFacts,
  ...adviceFacts,
  ...contentFacts,
];

/** Units of numbers that only posts have in figures: pages take them from lib (lib/business/figures-in-texts.test.ts). */
const FROM_LIB = new Set(['€', 'mm', 'cm', 'kg', 'W', 'kWh', 'cd/m²']);

/** Counted from the words of a post. */
const READING_TIME = /^\d+\smin leestijd$/;

/** Whether somebody wrote the number, so that it can be wrong. */
export function isWritten({ place, text }: PageText, { unit }: Quantity): boolean {
  if (READING_TIME.test(text)) return false;
  return !FROM_LIB.has(unit) || place.startsWith(postHref(''));
}

/**
 * Compares every written number with a unit in the texts with what lib says.
 * @param free by page, the words around a number that is no fact, which count on every page; or the
 * number alone, which counts on that page
 */
export function checkNumbers(texts: readonly PageText[], free: FreeNumbers): Report {
  const contradictions = new Set<string>();
  const unexplained = new Set<string>();
  const usedFree = new Set<string>();
  for (const text of texts) {
    const { whole, quantities } = read(text);
    const claims = facts
      .filter(({ on }) => on?.test(text.place) ?? true)
      .flatMap((fact) => claimsIn(whole, fact));
    for (const quantity of quantities.filter((found) => isWritten(text, found))) {
      const subjects = subjectsOf(text, whole, quantity);
      const isOfSubject = [...namedIn(whole), ...subjectsOfPage(text)].some(
        ({ values }) => quantity.unit in values,
      );
      const about = claims.filter(
        (claim) => isAbout(claim, quantity) && !(claim.fact.isGeneral && isOfSubject),
      );
      const known = subjects.flatMap(({ values }) => values[quantity.unit] ?? []);
      const isBound = about.some(({ fact }) => fact.isStrict);
      if (about.some(isAsExpected) || (!isBound && known.includes(quantity.value))) continue;
      const freeName = findFree(free, text.place, whole, quantity);
      if (freeName) {
        usedFree.add(freeName);
        continue;
      }
      const found = `${text.place}: ${writtenOut(quantity)} in “${excerpt(whole, quantity)}”`;
      const rules = [
        ...about.map(({ fact, expected }) => `${fact.name}: ${inWords(expected)}`),
        ...subjects.flatMap(({ name, values }) =>
          values[quantity.unit] ? `${name}: ${inWords(values[quantity.unit] ?? [])}` : [],
        ),
      ];
      if (rules.length === 0) unexplained.add(found);
      else contradictions.add(`${found}\n    ${[...new Set(rules)].join('\n    ')}`);
    }
  }
  return { contradictions: [...contradictions], unexplained: [...unexplained], usedFree };
}

/** Name of a free number in the test that each of them is needed. */
export function nameOfFree(page: string, words: string): string {
  return `${page}: ${words}`;
}

function findFree(
  free: FreeNumbers,
  place: string,
  text: string,
  quantity: Quantity,
): string | undefined {
  const number = writtenOut(quantity);
  if (free[place]?.includes(number)) return nameOfFree(place, number);
  for (const [page, phrases] of Object.entries(free)) {
    const words = phrases.find((phrase) => !isNumber(phrase) && contains(text, phrase, quantity));
    if (words) return nameOfFree(page, words);
  }
  return undefined;
}

function isNumber(words: string): boolean {
  const [quantity] = quantitiesIn(words);
  return quantity !== undefined && writtenOut(quantity) === words;
}

/** Whether the words stand around the number. */
function contains(text: string, words: string, { start, end }: Quantity): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    if (at <= start && at + words.length >= end) return true;
  }
  return false;
}

/** The text after its label, and the numbers of the text itself. */
function read({ text, label }: Sentence): { whole: string; quantities: Quantity[] } {
  const start = label && label !== text ? `${label}: ` : '';
  const quantities = quantitiesIn(text).map((quantity) => ({
    ...quantity,
    start: quantity.start + start.length,
    end: quantity.end + start.length,
  }));
  return { whole: start + text, quantities };
}

/** What the number may be about: what the page is about, and what the text or its nearest heading names. */
function subjectsOf(text: PageText, whole: string, { start }: Quantity): Subject[] {
  const { label, headings } = text;
  const [named = []] = [whole, ...headings.toReversed()]
    .map(namedIn)
    .filter((found) => found.length > 0);
  const subjects = [...new Set<Subject>([...named, ...subjectsOfPage(text)])];
  const sizes = sizesIn(`${label}. ${sentenceAt(whole, start)}`);
  if (sizes.length !== 1) return subjects;
  return subjects.filter((subject) => !('size' in subject) || sizes.includes(Number(subject.size)));
}

function subjectsOfPage({ place }: PageText): Subject[] {
  return models.filter(({ paths }) => paths?.includes(place));
}

function namedIn(words: string): Subject[] {
  return [...models, ...serviceSubjects].filter(({ names }) => names.test(words));
}

function sizesIn(text: string): number[] {
  const inches = quantitiesIn(text).filter(({ unit }) => unit === 'inch');
  return [...new Set(inches.map(({ value }) => value))];
}

function sentenceAt(text: string, position: number): string {
  const from = text.lastIndexOf('. ', position) + 1;
  const end = text.indexOf('. ', position);
  return text.slice(from, end < 0 ? undefined : end);
}

function excerpt(text: string, { start, end }: Quantity): string {
  const from = Math.max(0, start - 60);
  return `${from > 0 ? '…' : ''}${text.slice(from, end + 40)}${end + 40 < text.length ? '…' : ''}`;
}

function inWords(expected: Expected): string {
  const values = [...new Set([expected].flat())];
  return `${values.length > 1 ? 'one of ' : ''}${values.join(', ')}`;
}
