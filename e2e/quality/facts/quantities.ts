/** A number with its unit in a text: "€ 2.495", "43 en 55 inch" (two) or "twee jaar". */
export type Quantity = {
  value: number;
  unit: string;
  /** Offset of the number in the text. */
  start: number;
  end: number;
};

/** Spellings of one unit. */
const UNITS: Readonly<Record<string, string>> = {
  mm: 'mm',
  cm: 'cm',
  m: 'm',
  meter: 'm',
  kg: 'kg',
  kilo: 'kg',
  inch: 'inch',
  W: 'W',
  watt: 'W',
  kWh: 'kWh',
  'cd/m²': 'cd/m²',
  nits: 'cd/m²',
  seconde: 'seconden',
  seconden: 'seconden',
  min: 'minuten',
  minuut: 'minuten',
  minuten: 'minuten',
  uur: 'uur',
  dag: 'dagen',
  dagen: 'dagen',
  werkdag: 'werkdagen',
  werkdagen: 'werkdagen',
  week: 'weken',
  weken: 'weken',
  maand: 'maanden',
  maanden: 'maanden',
  jaar: 'jaar',
  '%': '%',
  procent: '%',
  graden: '°',
  '°': '°',
  V: 'V',
  regels: 'regels',
  aanraakpunten: 'punten',
  punten: 'punten',
};

const WORDS = [
  ...['één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien', 'elf'],
  ...['twaalf', 'dertien', 'veertien', 'vijftien', 'zestien'],
];
const UNIT = Object.keys(UNITS)
  .toSorted((a, b) => b.length - a.length)
  .join('|');

/** A number in digits or in words; the long words first, because “zes” begins “zestien”. */
export const NUMBER = String.raw`(?:(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d+)?|${WORDS.toReversed().join('|')})`;

const LINK = ` ?(?:[–×x/-]|en|of|tegen|tot en met|tot|naar) ?`;
const END = String.raw`(?![\p{L}\d²])`;
const NUMBERS = new RegExp(NUMBER, 'giu');
const PRICES = new RegExp(`€ ${NUMBER}(?:${LINK}(?:€ )?${NUMBER}(?! ?(?:${UNIT})${END}))*`, 'giu');
const MEASURES = new RegExp(
  String.raw`(?<![\p{L}\d.,/€]|€ )${NUMBER}(?:${LINK}${NUMBER})*[ -]?(${UNIT})${END}`,
  'giu',
);
/** “Eén dag”, which is no measure. */
const ARTICLE = /^(?:een|één) ?(?:dag|uur)$/iu;

/** A time of day, not a duration. */
const TIME = / (?:om|rond|tot|van|vanaf|vóór|na) $/iu;

/** Every number with a unit, in a text with plain spaces. */
export function quantitiesIn(text: string): Quantity[] {
  const measures = Array.from(text.matchAll(MEASURES)).filter(
    ({ 0: match, 1: unit, index }) =>
      !ARTICLE.test(match) && (unit !== 'uur' || !TIME.test(` ${text.slice(0, index)}`.slice(-7))),
  );
  return [
    ...Array.from(text.matchAll(PRICES)).flatMap((match) => read(match, '€')),
    ...measures.flatMap((match) => read(match, UNITS[match[1] ?? ''] ?? match[1] ?? '')),
  ];
}

/** "€ 2.495", "0,32 m". */
export function writtenOut({ value, unit }: Pick<Quantity, 'value' | 'unit'>): string {
  const number = value.toLocaleString('nl-NL', { maximumFractionDigits: 3 });
  return unit === '€' ? `€ ${number}` : `${number} ${unit}`;
}

/** The value of a number as `NUMBER` matches it. */
export function toValue(number: string): number {
  const word = WORDS.indexOf(number.toLowerCase());
  return word >= 0 ? word + 1 : Number(number.replaceAll('.', '').replace(',', '.'));
}

function read({ 0: match, index: start }: RegExpExecArray, unit: string): Quantity[] {
  return Array.from(match.matchAll(NUMBERS), ({ 0: number, index }) => ({
    value: toValue(number),
    unit,
    start: start + index,
    end: start + index + number.length,
  }));
}
