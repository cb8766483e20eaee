import { isBlock, rename, styleOf, unwrap } from './elements';

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/** Bold, italic, and text above or below the line, by elements in place of styles; the rest of the look is the site's. */
export function keepInlineFormats(body: HTMLElement) {
  // Google Docs wraps all it copies in a bold element with a normal weight.
  for (const wrapper of body.querySelectorAll('b, strong')) {
    if (/^(normal|[1-5]00)$/.test(styleOf(wrapper, 'font-weight'))) unwrap(wrapper);
  }
  for (const span of body.querySelectorAll('span, font, a')) wrapByStyle(span);
  for (const bold of body.querySelectorAll('b')) rename(bold, 'strong');
  for (const italic of body.querySelectorAll('i')) rename(italic, 'em');
  // Headings are bold already.
  for (const bold of body.querySelectorAll(`:is(${HEADINGS}) strong`)) unwrap(bold);
}

function wrapByStyle(span: Element) {
  const wanted: [string, boolean][] = [
    ['strong', /^(bold|bolder|[6-9]00)$/.test(styleOf(span, 'font-weight'))],
    ['em', /^(italic|oblique)/.test(styleOf(span, 'font-style'))],
    ['sup', styleOf(span, 'vertical-align') === 'super'],
    ['sub', styleOf(span, 'vertical-align') === 'sub'],
  ];
  for (const [name, isWanted] of wanted) {
    if (!isWanted || span.closest(name) || Array.from(span.childNodes).some(isBlock)) continue;
    const format = span.ownerDocument.createElement(name);
    format.append(...span.childNodes);
    span.append(format);
  }
}
