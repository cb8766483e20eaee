/** Elements that start a line of their own; the rest is part of one. */
const BLOCKS =
  'p, div, section, article, main, header, footer, address, center, h1, h2, h3, h4, h5, h6, ul, ol, li, dl, dt, dd, blockquote, pre, table, caption, thead, tbody, tfoot, tr, td, th, figure, figcaption, hr, iframe, form, fieldset';

export function isBlock(node: Node): node is HTMLElement {
  return isElement(node) && node.matches(BLOCKS);
}

export function hasBlock(element: Element): boolean {
  return element.querySelector(BLOCKS) !== null;
}

export function isElement(node: Node): node is HTMLElement {
  return node.nodeType === 1;
}

/** Replaces an element by what is in it. */
export function unwrap(element: Element) {
  element.replaceWith(...element.childNodes);
}

/** Replaces an element by another that holds the same. */
export function rename(element: Element, name: string): HTMLElement {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

/** The value of a property of the inline style, which inert.ts keeps in `data-style`. */
export function styleOf(element: Element, property: string): string {
  const style = element.getAttribute('data-style') ?? '';
  const [, value = ''] = new RegExp(`(?:^|;)\\s*${property}\\s*:([^;]*)`, 'i').exec(style) ?? [];
  return value.trim().toLowerCase();
}

/** Whether nothing in an element can be seen. */
export function isBlank(element: Element): boolean {
  return (
    !element.querySelector('img, iframe, hr') &&
    /^[\s\u200b\ufeff]*$/.test(element.textContent ?? '')
  );
}
