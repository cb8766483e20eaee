import { styleOf } from './elements';

/** How a list counts, as the attribute of `ol` says it; undefined for numbers. */
export type ListType = 'a' | 'A' | 'i' | 'I';
export type Numbering = { number: number; type?: ListType };

/** What stands in front of an item: whether it counts, and what it can mean ("i" is 1 or 9). */
export type Marker = { isOrdered: boolean; numbers: Numbering[] };

export const BULLET: Marker = { isOrdered: false, numbers: [] };

const SYMBOL_FONT = /symbol|wingdings|webdings|dingbats|courier/;

/** Letters and signs that are bullets in such a font, where Word does not name it. */
const BULLET_LETTERS = /^[lnoquvw\u0080-\u00ff]$/;

/** "3", "1.2." and "2de", not "1.a". */
const LAST_NUMBER = /(\d{1,6})(?:d?e|ste|st|nd|rd|th|er)?[^\p{L}\d]*$/iu;

const ROMAN: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };
const PAIRS = Object.entries({ iv: 4, ix: 9, xl: 40, xc: 90, cd: 400, cm: 900 });

/**
 * Whether the marker of a paragraph says more than a list of a post can: "Artikel 3", "Stap 1:", "1e fase", "§ 2".
 * Such a paragraph stays one, with its marker in front.
 */
export function hasWordyMarker(element: Element): boolean {
  const parts = textOf(markersIn(element)[0]).split(/\s+/);
  return parts.length > 1 && parts.some((part) => /\p{L}{2,}|§/u.test(part) && !isLabel(part));
}

/** "iv." and "1ste". */
function isLabel(part: string): boolean {
  return /^[^\p{L}\d]*([ivxlcdm]+|\d+\p{L}{0,3})[^\p{L}\d]*$/iu.test(part);
}

/** The marker of a heading or paragraph as a word of its text; for a bullet, the space between words. */
export function markerText(marker: Element): string {
  const text = textOf(marker);
  const isBullet = !readMarker(text, isInSymbolFont(marker, marker.parentElement ?? marker))
    .isOrdered;
  return text && !isBullet ? ` ${text} ` : ' ';
}

function textOf(marker?: Element): string {
  return marker?.textContent?.trim() ?? '';
}

/** How an `ol` or its item counts, by attribute or style. */
export function listTypeOf(element: Element): ListType | undefined {
  const type = element.getAttribute('type') ?? '';
  if (/^[aAiI]$/.test(type)) return type as ListType;
  const style = styleOf(element, 'list-style-type') || styleOf(element, 'list-style');
  const [, size, kind] = /\b(lower|upper)-(alpha|latin|roman)\b/.exec(style) ?? [];
  if (!kind) return undefined;
  const small = kind === 'roman' ? 'i' : 'a';
  return size === 'lower' ? small : (small.toUpperCase() as ListType);
}

/** Takes the marker that Word types in front of an item out of it. Undefined where there is none. */
export function takeMarker(item: Element): Marker | undefined {
  const [element] = markersIn(item);
  if (!element) return undefined;
  const isSymbol = isInSymbolFont(element, item);
  // It divides words where it is not the first.
  element.replaceWith(' ');
  return readMarker(textOf(element), isSymbol);
}

/** The elements with the number or bullet of a paragraph. */
export function markersIn(element: Element): Element[] {
  return Array.from(element.querySelectorAll('[data-style*="mso-list" i]')).filter(
    (part) => styleOf(part, 'mso-list') === 'ignore',
  );
}

/** "1.", "1.2", "(iv)", "Stap 3:", "A" and "Eerste" count; "·", "o", "§" and "–" do not. */
function readMarker(sign: string, isSymbol: boolean): Marker {
  const [, number] = LAST_NUMBER.exec(sign) ?? [];
  if (number) return { isOrdered: true, numbers: [{ number: Number(number) }] };
  const label = sign.match(/\p{L}+/gu)?.pop();
  const isBullet = isSymbol ? sign.length === 1 : BULLET_LETTERS.test(sign);
  if (!label || isBullet) return BULLET;
  return { isOrdered: true, numbers: numbersOf(label) };
}

function numbersOf(written: string): Numbering[] {
  const label = written.toLowerCase();
  const isSmall = written === label;
  const letter: Numbering[] = /^([a-z])\1*$/.test(label)
    ? [{ number: label.charCodeAt(0) - 96 + 26 * (label.length - 1), type: isSmall ? 'a' : 'A' }]
    : [];
  const roman: Numbering[] = /^[ivxlcdm]+$/.test(label)
    ? [{ number: romanOf(label), type: isSmall ? 'i' : 'I' }]
    : [];
  // The first of a list is rather "i" for 1 than for 9, and rather "c" for 3 than for 100.
  return label === 'i' || label.length > 1 ? [...roman, ...letter] : [...letter, ...roman];
}

function romanOf(label: string): number {
  const values = Array.from(label, (sign) => ROMAN[sign] ?? 0);
  return values.reduce(
    (sum, value, index) => (value < (values[index + 1] ?? 0) ? sum - value : sum + value),
    0,
  );
}

/** A number as a list of a type shows it. */
export function writtenNumber(number: number, type?: ListType): string {
  if (!type) return String(number);
  const small = type.toLowerCase() === 'a' ? letterOf(number) : romanFor(number);
  return type === type.toLowerCase() ? small : small.toUpperCase();
}

/** "aa" follows "z", as in Word. */
function letterOf(number: number): string {
  const letter = String.fromCharCode(97 + ((number - 1) % 26));
  return letter.repeat(Math.ceil(number / 26));
}

function romanFor(number: number): string {
  const signs = Object.entries(ROMAN);
  for (const [sign, value] of [...PAIRS, ...signs].sort(([, one], [, other]) => other - one)) {
    if (number >= value) return sign + romanFor(number - value);
  }
  return '';
}

function isInSymbolFont(marker: Element, item: Element): boolean {
  const elements = Array.from(marker.querySelectorAll('*'));
  for (let around = marker; around !== item; around = around.parentElement ?? item) {
    elements.push(around);
  }
  return elements.some((element) => SYMBOL_FONT.test(styleOf(element, 'font-family')));
}
