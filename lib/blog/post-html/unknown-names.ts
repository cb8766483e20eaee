import { ALLOWED_ELEMENTS, attributesOf, DIVISIONS, OTHER_HEADINGS } from './allow-list';

const KNOWN_ELEMENTS = [...ALLOWED_ELEMENTS, ...DIVISIONS, ...Object.keys(OTHER_HEADINGS)];

/** What the lists do not name of an element: itself ("font"), or some of its attributes ("p[style]"). */
export function unknownNames(element: string, attributes: Record<string, string>): string[] {
  // A frame is a video or is refused as a whole.
  if (element === 'iframe') return [];
  if (!KNOWN_ELEMENTS.includes(element)) return [element];
  const known = attributesOf(element);
  return Object.keys(attributes)
    .filter((name) => !known.includes(name))
    .map((name) => `${element}[${name}]`);
}
