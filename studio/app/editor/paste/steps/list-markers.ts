import { styleOf } from './elements';

/** What stands in front of an item: whether it counts, and the numbers that it can mean ("i" is 1 or 9). */
export type Marker = { isOrdered: boolean; numbers: number[] };

export const BULLET: Marker = { isOrdered: false, numbers: [] };

const SYMBOL_FONT = /symbol|wingdings|webdings|dingbats|courier/;

/** Letters and signs that are bullets in such a font, where Word does not name it. */
const BULLET_LETTERS = /^[lnoquvw\u0080-\u00ff]$/;

/** "3", "1.2." and "2de", not "1.a". */
const LAST_NUMBER = /(\d{1,6})(?:d?e|ste|st|nd|rd|th|er)?[^\p{L}\d]*$/iu;

const ROMAN: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };

/** Takes the marker that Word types in front of an item out of it. Undefined where there is none. */
export function takeMarker(item: Element): Marker | undefined {
  const [element] = markersIn(item);
  if (!element) return undefined;
  const isSymbol = isInSymbolFont(element, item);
  element.remove();
  return readMarker(element.textContent?.trim() ?? '', isSymbol);
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
  if (number) return { isOrdered: true, numbers: [Number(number)] };
  const label = sign.match(/\p{L}+/gu)?.pop();
  const isBullet = isSymbol ? sign.length === 1 : BULLET_LETTERS.test(sign);
  if (!label || isBullet) return BULLET;
  return { isOrdered: true, numbers: numbersOf(label.toLowerCase()) };
}

function numbersOf(label: string): number[] {
  const letter = /^([a-z])\1*$/.test(label)
    ? label.charCodeAt(0) - 96 + 26 * (label.length - 1)
    : undefined;
  const roman = /^[ivxlcdm]+$/.test(label) ? romanOf(label) : undefined;
  // The first of a list is rather "i" for 1 than for 9, and rather "c" for 3 than for 100.
  const numbers = label === 'i' || label.length > 1 ? [roman, letter] : [letter, roman];
  return numbers.filter((number) => number !== undefined);
}

function romanOf(label: string): number {
  const values = Array.from(label, (sign) => ROMAN[sign] ?? 0);
  return values.reduce(
    (sum, value, index) => (value < (values[index + 1] ?? 0) ? sum - value : sum + value),
    0,
  );
}

function isInSymbolFont(marker: Element, item: Element): boolean {
  const elements = Array.from(marker.querySelectorAll('*'));
  for (let around = marker; around !== item; around = around.parentElement ?? item) {
    elements.push(around);
  }
  return elements.some((element) => SYMBOL_FONT.test(styleOf(element, 'font-family')));
}
