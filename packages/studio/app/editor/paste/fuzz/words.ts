import type { Node as DocumentNode, Fragment } from 'prosemirror-model';
import { parseHtml } from '../../testing/parse-html';
import { videoOfAddress } from '../../video/video-address';
import { withoutInvisible } from '../steps/characters';
import { isBlock, isElement, isText } from '../steps/elements';
import { removeHidden } from '../steps/hidden';
import { applyStyleSheets } from '../steps/style-sheets';
import { removeWordNotes } from '../steps/word-notes';

/** What has no text of its own, or text that a reader does not see as part of the text around it. */
const NO_TEXT =
  'head, script, style, template, title, xml, noscript, noembed, noframes, iframe, button, select, textarea, input, object, svg, math, audio, video, canvas';
/** What the paste steps write anew: the number or bullet of an item. */
const MARKERS = '[data-style*="mso-list" i]';

/** The words that a reader sees in copied HTML, apart from what the paste leaves out on purpose. */
export function wordsOfHtml(html: string): string[] {
  const { body } = parseHtml(html);
  for (const element of body.querySelectorAll('[style]')) {
    element.setAttribute('data-style', element.getAttribute('style') ?? '');
  }
  // A box stands between words, and is no part of one.
  for (const box of body.querySelectorAll('input[type="checkbox" i]')) box.replaceWith(' ');
  for (const element of body.querySelectorAll(NO_TEXT)) element.remove();
  applyStyleSheets(body, html);
  removeHidden(body);
  removeWordNotes(body);
  for (const marker of body.querySelectorAll(MARKERS)) {
    if (/mso-list\s*:\s*ignore/i.test(marker.getAttribute('data-style') ?? ''))
      marker.replaceWith(' ');
  }
  return wordsOf(linesOf(body));
}

function linesOf(element: Node): string {
  return Array.from(element.childNodes, (node) => {
    if (isText(node)) return node.data;
    if (!isElement(node)) return '';
    return node.localName === 'br' || isBlock(node) ? ` ${linesOf(node)} ` : linesOf(node);
  }).join('');
}

/** The words in a document of the editor, without the Greek ones that were there. */
export function wordsIn(content: Fragment): string[] {
  const leafText = (node: DocumentNode) => ` ${node.type.spec.leafText?.(node) ?? ''} `;
  return wordsOf(content.textBetween(0, content.size, ' ', leafText));
}

/** The words of a text except the address of a video, which becomes that video. */
export function wordsOf(text: string): string[] {
  const words = withoutInvisible(text).match(/[^\s\p{Script=Greek}]+/gu) ?? [];
  return words.filter((word) => !videoOfAddress(word));
}

/** The words of one list that the other has fewer times. */
export function missingWords(words: readonly string[], there: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of there) counts.set(word, (counts.get(word) ?? 0) + 1);
  return words.filter((word) => {
    const count = counts.get(word) ?? 0;
    counts.set(word, count - 1);
    return count < 1 && !isInParts(word, there);
  });
}

/** A word that an element divides may be in two lines. */
function isInParts(word: string, there: readonly string[]): boolean {
  return there.some((_, first) => {
    let rest = word;
    for (let index = first; rest?.startsWith(there[index] ?? ' '); index += 1) {
      rest = rest.slice(there[index]?.length);
    }
    return rest === '';
  });
}
