import { ALLOWED_ELEMENTS, attributesOf, DIVISIONS, OTHER_HEADINGS } from './allow-list';

const KNOWN_ELEMENTS = [...ALLOWED_ELEMENTS, ...DIVISIONS, ...Object.keys(OTHER_HEADINGS)];

/** The names in an element that are not allowed: the element ("font") or its attributes ("p[style]"). */
export function unknownNames(element: string, attributes: Record<string, string>): string[] {
  if (element === 'iframe') return [];
  if (!KNOWN_ELEMENTS.includes(element)) return [element];
  const known = attributesOf(element);
  return Object.keys(attributes)
    .filter((name) => !known.includes(name))
    .map((name) => `${element}[${name}]`);
}
