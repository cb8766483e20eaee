import { isBlankText, isBlock, isElement, isText, styleOf, unwrap } from './elements';

const FORMATS = 'b, strong, i, em, s, strike, del, sup, sub';
const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/** How a text looks, as far as posts show it. */
type Look = { isBold: boolean; isItalic: boolean; isStruck: boolean; raised?: 'sup' | 'sub' };

/**
 * Writes bold, italic, struck-out and raised text by elements around the text itself, whether an element or the
 * style of any element around it says so; the rest of the look is the site's.
 */
export function keepInlineFormats(body: HTMLElement) {
  const looks = looksIn(body, { isBold: false, isItalic: false, isStruck: false });
  for (const element of body.querySelectorAll(FORMATS)) {
    // The bold number of an item is still to be taken out.
    if (styleOf(element, 'mso-list') !== 'ignore') unwrap(element);
  }
  for (const [text, look] of looks) wrap(text, look);
}

function looksIn(element: HTMLElement, look: Look): [Text, Look][] {
  const nodes = Array.from(element.childNodes);
  // The white space between the tags of blocks is no text.
  const texts = nodes.some(isBlock) ? nodes.filter((node) => !isBlankText(node)) : nodes;
  return texts.flatMap((node) => {
    if (isElement(node)) return looksIn(node, lookOf(node, look));
    return isText(node) ? [[node, look]] : [];
  });
}

function lookOf(element: HTMLElement, around: Look): Look {
  return {
    isBold: !element.matches(HEADINGS) && isBold(element, around.isBold),
    isItalic: isItalic(element, around.isItalic),
    // No element ends the line through the text around it.
    isStruck: around.isStruck || isStruck(element),
    raised: raisedBy(element) ?? around.raised,
  };
}

function isBold(element: HTMLElement, isAround: boolean): boolean {
  // Headings are bold already, and so are the cells of a header.
  if (element.closest(HEADINGS)) return false;
  const weight = styleOf(element, 'font-weight') || fontWords(element);
  if (/\b(bold|bolder|[6-9]00)\b/.test(weight)) return element.localName !== 'th';
  if (/\b(normal|lighter|[1-5]00)\b/.test(weight)) return false;
  return isAround || element.matches('b, strong');
}

function isItalic(element: HTMLElement, isAround: boolean): boolean {
  const slant = styleOf(element, 'font-style') || fontWords(element);
  if (/\b(italic|oblique)\b/.test(slant)) return true;
  if (/\bnormal\b/.test(slant)) return false;
  return isAround || element.matches('i, em');
}

/** What a `font` says before the size; what it leaves out is normal. */
function fontWords(element: HTMLElement): string {
  const font = styleOf(element, 'font');
  if (!/\d/.test(font)) return '';
  return font.replace(/(^|\s)[\d.]+([a-z]|%).*/, '').trim() || 'normal';
}

function isStruck(element: HTMLElement): boolean {
  if (element.matches('s, strike, del')) return true;
  const lines = ['text-decoration', 'text-decoration-line'].map((name) => styleOf(element, name));
  // Word writes a double line in its own way.
  return (
    /line-through/.test(lines.join(' ')) || /double/.test(styleOf(element, 'text-line-through'))
  );
}

function raisedBy(element: HTMLElement): 'sup' | 'sub' | undefined {
  if (element.matches('sup, sub')) return element.localName as 'sup' | 'sub';
  // The alignment of a block places it in a cell or line.
  if (isBlock(element)) return undefined;
  const place = styleOf(element, 'vertical-align');
  return place === 'super' ? 'sup' : place === 'sub' ? 'sub' : undefined;
}

function wrap(text: Text, { isBold, isItalic, isStruck, raised }: Look) {
  const names = [isBold && 'strong', isItalic && 'em', isStruck && 's', raised];
  const elements = names.flatMap((name) => (name ? [text.ownerDocument.createElement(name)] : []));
  const [outermost] = elements;
  if (!outermost) return;
  text.replaceWith(outermost);
  const innermost = elements.reduce((outer, inner) => {
    outer.append(inner);
    return inner;
  });
  innermost.append(text);
}
