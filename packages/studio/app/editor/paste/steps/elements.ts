/** Elements that start a line of their own; the rest is part of one. */
const BLOCKS = [
  ...['p', 'div', 'section', 'article', 'main', 'header', 'footer', 'address', 'center'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th'],
  ...['figure', 'figcaption', 'hr', 'iframe', 'form', 'fieldset'],
];
const BLOCK_NAMES = new Set(BLOCKS);
const ANY_BLOCK = BLOCKS.join(', ');

export function isBlock(node: Node): node is HTMLElement {
  return isElement(node) && BLOCK_NAMES.has(node.localName);
}

export function hasBlock(element: Element): boolean {
  return element.querySelector(ANY_BLOCK) !== null;
}

export function isElement(node: Node): node is HTMLElement {
  return node.nodeType === 1;
}

export function isText(node: Node): node is Text {
  return node.nodeType === 3;
}

export function isBlankText(node: Node): boolean {
  return isText(node) && !node.data.trim();
}

/** The next node in a direction, also outside a link or an emphasis. */
export function beside(node: Node, direction: 'previousSibling' | 'nextSibling'): Node | null {
  let outer = node;
  while (!outer[direction] && outer.parentElement && isInPhrase(outer)) outer = outer.parentElement;
  return outer[direction];
}

function isInPhrase({ parentElement }: Node): boolean {
  return parentElement !== null && parentElement.localName !== 'body' && !isBlock(parentElement);
}

/** Every text within an element, in a list that stays as it is while they change. */
export function textsIn(element: Node): Text[] {
  return Array.from(element.childNodes).flatMap((node) => (isText(node) ? [node] : textsIn(node)));
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

/** The value of a property in `data-style`: of the inline style (html/inert.ts), or of a rule (style-sheets.ts). */
export function styleOf(element: Element, property: string): string {
  const style = element.getAttribute('data-style')?.toLowerCase() ?? '';
  // Asked of every element, for properties that few have.
  if (!style.includes(property)) return '';
  const start = `${property}:`;
  const last = style
    .split(';')
    .map((declaration) => declaration.trim().replace(/\s*:/, ':'))
    .filter((declaration) => declaration.startsWith(start))
    .pop();
  return last?.slice(start.length).replace('!important', '').trim() ?? '';
}

/** Whether nothing in an element can be seen. */
export function isBlank(element: Element): boolean {
  return (
    !element.querySelector('img, iframe, hr, table') &&
    /^[\s\u200b\ufeff]*$/.test(element.textContent ?? '')
  );
}
