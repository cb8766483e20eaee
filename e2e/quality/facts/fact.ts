import { NUMBER, type Quantity, toValue } from './quantities';

/** Something that the site says about itself, with the one value that it has. */
export type Fact = {
  /** What the number is; part of the failure message. */
  name: string;
  /** The Dutch words around it, as patterns in plain spaces, with # for each number. */
  says: readonly string[];
  /** Expected values in the order of the # signs: its value, the values it may have, or 'any'. */
  values: readonly Expected[] | ((numbers: number[]) => readonly Expected[]);
  /** Pages on which the sentence has this meaning; all of them when left out. */
  on?: RegExp;
  /** Applies to texts that name no model or service: those have values of their own. */
  isGeneral?: boolean;
  /** Reports the number even if it is another one of the model that the text names. */
  isStrict?: boolean;
};

export type Expected = number | readonly number[] | 'any';

/** What a text says about a fact: the place of a number, and the values it should have had. */
export type Claim = { fact: Fact; start: number; end: number; value: number; expected: Expected };

/** Each number in the text that states the fact. */
export function claimsIn(text: string, fact: Fact): Claim[] {
  return fact.says.flatMap((words) =>
    Array.from(text.matchAll(toPattern(words)), (match) => {
      const places = (match.indices ?? []).slice(1).flatMap((place) => (place ? [place] : []));
      const numbers = places.map(([start, end]) => toValue(text.slice(start, end)));
      const values = typeof fact.values === 'function' ? fact.values(numbers) : fact.values;
      return places.map(([start, end], index) => ({
        fact,
        start,
        end,
        value: numbers[index] ?? Number.NaN,
        expected: values[index] ?? [],
      }));
    }).flat(),
  );
}

export function isAsExpected({ value, expected }: Pick<Claim, 'value' | 'expected'>): boolean {
  return expected === 'any' || [expected].flat().includes(value);
}

/** Whether the claim is about this number. */
export function isAbout(claim: Claim, { start, end }: Quantity): boolean {
  return claim.start === start && claim.end === end;
}

const patterns = new Map<string, RegExp>();

function toPattern(words: string): RegExp {
  const known = patterns.get(words);
  if (known) return known;
  const source = words.replaceAll('#', String.raw`(?<![\d.,\p{L}])(${NUMBER})(?![\d\p{L}]|[.,]\d)`);
  const pattern = new RegExp(source, 'dgiu');
  patterns.set(words, pattern);
  return pattern;
}
