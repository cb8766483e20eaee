/** All elements that a selector matches; none for one that the browser does not know. */
export function find(selector: string): Element[] {
  try {
    return Array.from(document.querySelectorAll(selector));
  } catch {
    return [];
  }
}
