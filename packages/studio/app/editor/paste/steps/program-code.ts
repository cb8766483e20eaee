import { hasBlock, isBlankText, isBlock, isElement, styleOf } from './elements';

const FIXED_WIDTH = /mono|consolas|courier|menlo|monaco|code/;

/** Makes one block of the lines of program code that a code editor copies as one element each, indented by spaces. */
export function keepProgramCode(body: HTMLElement) {
  for (const element of body.querySelectorAll('div[data-style]')) {
    const isCode =
      /^pre/.test(styleOf(element, 'white-space')) &&
      FIXED_WIDTH.test(styleOf(element, 'font-family'));
    if (!isCode || element.querySelector('table, ul, ol, img')) continue;
    const text = linesIn(element).join('\n');
    // Prose that was written in such an editor is not indented.
    if (!/^[ \t\u00a0]+\S/m.test(text)) continue;
    const block = body.ownerDocument.createElement('pre');
    const code = body.ownerDocument.createElement('code');
    code.textContent = text.replaceAll('\u00a0', ' ');
    block.append(code);
    element.replaceWith(block);
  }
}

/** A line is an element, or ends with a line break. */
function linesIn(element: Element): string[] {
  const lines = [''];
  for (const node of element.childNodes) {
    // The white space between the elements of lines.
    if (isBlankText(node) && hasBlock(element)) continue;
    const isLine = isBlock(node);
    if (isLine && lines.at(-1) !== '') lines.push('');
    const [first = '', ...others] = isElement(node) ? linesIn(node) : [node.textContent ?? ''];
    if (node.nodeName === 'BR') lines.push('');
    else lines.push(`${lines.pop() ?? ''}${first}`, ...others);
    if (isLine) lines.push('');
  }
  if (lines.at(-1) === '') lines.pop();
  return lines;
}
