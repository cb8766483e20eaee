import { ALLOWED_ELEMENTS, attributesOf, CONTAINER_ELEMENTS, OTHER_HEADINGS } from './allow-list';

const KNOWN_ATTRIBUTES = new Map(
  [...ALLOWED_ELEMENTS, ...CONTAINER_ELEMENTS, ...Object.keys(OTHER_HEADINGS)].map((element) => [
    element,
    attributesOf(element),
  ]),
);

/** The names in an element that are not allowed: the element ("font") or its attributes ("p[style]"). */
export function disallowedNames(element: string, attributes: Record<string, string>): string[] {
  if (element === 'iframe') return [];
  const known = KNOWN_ATTRIBUTES.get(element);
  if (!known) return [element];
  const names: string[] = [];
  for (const name in attributes) if (!known.includes(name)) names.push(`${element}[${name}]`);
  return names;
}
