import { ALLOWED_ELEMENTS, attributesOf, CONTAINER_ELEMENTS, OTHER_HEADINGS } from './allow-list';

const KNOWN_ELEMENTS = [...ALLOWED_ELEMENTS, ...CONTAINER_ELEMENTS, ...Object.keys(OTHER_HEADINGS)];

/** The names in an element that are not allowed: the element ("font") or its attributes ("p[style]"). */
export function disallowedNames(element: string, attributes: Record<string, string>): string[] {
  if (element === 'iframe') return [];
  if (!KNOWN_ELEMENTS.includes(element)) return [element];
  const known = attributesOf(element);
  return Object.keys(attributes)
    .filter((name) => !known.includes(name))
    .map((name) => `${element}[${name}]`);
}
