import { styleOf } from './elements';

type Item = { element: Element; list: string; level: number; isOrdered: boolean; start: number };
type OpenList = { element: HTMLElement; list: string; isOrdered: boolean };

/** Makes lists of the paragraphs by which Word and Outlook write them: with a level in their style, and a typed marker. */
export function makeWordLists(body: HTMLElement) {
  let open: OpenList[] = [];
  let last: Element | undefined;
  for (const paragraph of body.querySelectorAll('p')) {
    const isNext = last !== undefined && previousElement(paragraph) === last;
    if (!isNext) open = [];
    const item = itemOf(paragraph);
    const innermost = open.at(-1)?.element.lastElementChild;
    if (item) last = addItem(item, open);
    else if (isNext && innermost && isContinuation(paragraph)) innermost.append(paragraph);
    else open = [];
  }
  for (const marker of body.querySelectorAll('[data-style*="mso-list"]')) {
    if (styleOf(marker, 'mso-list') === 'ignore') marker.remove();
  }
}

function previousElement(element: Element): Element | null {
  const text = element.previousSibling?.nodeType === 3 ? element.previousSibling : undefined;
  return text?.textContent?.trim() ? null : element.previousElementSibling;
}

/** A further paragraph of an item. */
function isContinuation(paragraph: Element): boolean {
  return /MsoListParagraph/.test(paragraph.className);
}

function itemOf(element: Element): Item | undefined {
  const [, list, level] = /^(l\d+) level(\d)/.exec(styleOf(element, 'mso-list')) ?? [];
  if (!list || !level) return undefined;
  const marker = Array.from(element.querySelectorAll('[data-style*="mso-list"]')).find(
    (part) => styleOf(part, 'mso-list') === 'ignore',
  );
  const sign = marker?.textContent?.trim() ?? '';
  marker?.remove();
  return { element, list, level: Number(level), ...readMarker(sign) };
}

/** "1.", "a)", "(iv)" or "1.2." number an item; "·", "o", "§" and "-" do not. */
function readMarker(sign: string): { isOrdered: boolean; start: number } {
  const [, label] = /^\(?(?:\d+\.)*(\d+|[a-z]|[ivxlcdm]+)[.)]$/i.exec(sign) ?? [];
  if (!label) return { isOrdered: false, start: 1 };
  return { isOrdered: true, start: /^\d+$/.test(label) ? Number(label) : 1 };
}

/** Adds an item to the list of its level, which is made where there is none. Returns the outermost list. */
function addItem(item: Item, open: OpenList[]): Element | undefined {
  open.length = Math.min(open.length, item.level);
  const current = open[item.level - 1];
  const isOther = current && (current.isOrdered !== item.isOrdered || current.list !== item.list);
  if (isOther) open.pop();
  const { ownerDocument } = item.element;
  const outermost = open[0]?.element;
  const entry = ownerDocument.createElement('li');
  if (open.length === 0) item.element.before(startList(item, open));
  while (open.length < item.level) {
    // A level that Word skips needs no item: the list stands in the one above it.
    const parent = open.at(-1)?.element.lastElementChild;
    if (!parent) break;
    parent.append(startList(item, open));
  }
  entry.append(...item.element.childNodes);
  item.element.remove();
  open.at(-1)?.element.append(entry);
  return open[0]?.element ?? outermost;
}

function startList({ element, list, isOrdered, start }: Item, open: OpenList[]): HTMLElement {
  const made = element.ownerDocument.createElement(isOrdered ? 'ol' : 'ul');
  if (isOrdered && start !== 1) made.setAttribute('start', String(start));
  open.push({ element: made, list, isOrdered });
  return made;
}
