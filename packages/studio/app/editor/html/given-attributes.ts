/** The attributes of an element as they were written, by their names. */
export function givenAttributes(dom: Element): Record<string, string> {
  return Object.fromEntries(Array.from(dom.attributes, ({ name, value }) => [name, value]));
}
