import { CONTAINER_ELEMENTS } from '@/lib/posts/post-html/allow-list';
import { beside, hasBlock, isBlank, isBlankText, isBlock, isElement, unwrap } from './elements';

const CONTAINERS = [
  ...CONTAINER_ELEMENTS,
  ...['center', 'form', 'fieldset', 'dl', 'dt', 'dd'],
  // A caption that was copied without its picture.
  'figcaption:not(figure *)',
].join(', ');
/** An empty item in the middle of a numbered list counts. */
const BLANK_WHEN_EMPTY =
  'p, h2, h3, h4, ul > li, ol > li:last-child, ul, ol, blockquote, pre, figure';

/** Makes paragraphs of containers and of lines with an empty line between them; blocks without content go. */
export function makeParagraphs(body: HTMLElement) {
  for (const lineBreak of body.querySelectorAll('br.Apple-interchange-newline')) lineBreak.remove();
  for (const paragraph of body.querySelectorAll('p')) splitAtEmptyLines(paragraph);
  for (const container of Array.from(body.querySelectorAll(CONTAINERS)).reverse()) {
    wrapInline(container);
    if (Array.from(container.childNodes).every(isBlankText)) removeBlank(container);
    else unwrap(container);
  }
  // A word or a line that was copied goes on in the line where it is pasted.
  if (hasBlock(body) || body.querySelector('br')) wrapInline(body);
  for (const quote of body.querySelectorAll('blockquote')) wrapInline(quote);
  for (const item of body.querySelectorAll('td, th, li')) if (isBlank(item)) item.replaceChildren();
  for (const element of Array.from(body.querySelectorAll(BLANK_WHEN_EMPTY)).reverse()) {
    if (isBlank(element) && !element.closest('td, th')) removeBlank(element);
  }
}

/** Texts on both sides of a block stand in two lines, also where there is nothing in it. */
function removeBlank(block: Element) {
  const isBetween = (['previousSibling', 'nextSibling'] as const).every((direction) => {
    const node = besideSpace(block, direction);
    return node !== null && !isBlock(edgeOf(node, direction));
  });
  if (isBetween) block.replaceWith(block.ownerDocument.createElement('br'));
  else block.remove();
}

function besideSpace(block: Element, direction: 'previousSibling' | 'nextSibling'): Node | null {
  let node = beside(block, direction);
  while (node && isBlankText(node)) node = beside(node, direction);
  return node;
}

/** What of a node is next to what it stands beside: of a link, its first or last part. */
function edgeOf(node: Node, direction: 'previousSibling' | 'nextSibling'): Node {
  let edge = node;
  while (!isBlock(edge)) {
    const parts = Array.from(edge.childNodes).filter((part) => !isBlankText(part));
    const part = parts.at(direction === 'previousSibling' ? -1 : 0);
    if (!part) break;
    edge = part;
  }
  return edge;
}

function isInline(node: Node): boolean {
  return !isBlock(node) && !(isElement(node) && hasBlock(node));
}

/** Wraps what stands between blocks in paragraphs. */
function wrapInline(container: Element) {
  let paragraph: HTMLElement | undefined;
  for (const node of Array.from(container.childNodes)) {
    if (!isInline(node)) {
      if (paragraph) splitAtEmptyLines(paragraph);
      paragraph = undefined;
      continue;
    }
    if (!paragraph) {
      if (node.nodeType === 3 && !node.textContent?.trim()) continue;
      paragraph = container.ownerDocument.createElement('p');
      node.before(paragraph);
    }
    paragraph.append(node);
  }
  if (paragraph) splitAtEmptyLines(paragraph);
}

/** Two line breaks in a row end a paragraph. */
function splitAtEmptyLines(paragraph: Element) {
  let current = paragraph.cloneNode(false) as Element;
  const parts = [current];
  let breaks: Node[] = [];
  for (const node of Array.from(paragraph.childNodes)) {
    const isSpace = node.nodeType === 3 && !node.textContent?.trim();
    if (node.nodeName === 'BR' || (breaks.length > 0 && isSpace)) {
      breaks.push(node);
      continue;
    }
    if (breaks.filter(({ nodeName }) => nodeName === 'BR').length > 1) {
      current = paragraph.cloneNode(false) as Element;
      parts.push(current);
    } else current.append(...breaks);
    breaks = [];
    current.append(node);
  }
  paragraph.replaceWith(...parts);
}
