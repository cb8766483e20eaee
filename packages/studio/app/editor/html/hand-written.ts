import type { DOMParser } from 'prosemirror-model';
import { CONTAINER_ELEMENTS } from '@/lib/posts/post-html/allow-list';
import { HAND_WRITTEN } from '../schema/hand-written';
import { asShown } from './as-shown';
import type { ParseHtml } from './from-html';
import type { Site } from './site';
import { structureOf } from './structure';
import { tidy } from './tidy';
import { toHtml } from './to-html';

type Reading = { parser: DOMParser; site: Site; parseHtml: ParseHtml };

/**
 * Wraps each block that the editor would change into one that it keeps as it is: the site accepts more than the editor
 * has nodes for, such as a table in a figure.
 */
export function setHandWrittenApart(body: HTMLElement, reading: Reading) {
  if (isHeld(body, reading)) return;
  for (const element of [...body.children]) {
    if (CONTAINER_ELEMENTS.includes(element.localName)) {
      setHandWrittenApart(element as HTMLElement, reading);
    } else {
      setApart(element, reading);
    }
  }
}

function setApart(element: Element, reading: Reading) {
  const alone = element.ownerDocument.createElement('div');
  alone.append(element.cloneNode(true));
  if (isHeld(alone, reading)) return;
  const block = element.ownerDocument.createElement('div');
  block.setAttribute(HAND_WRITTEN, sourceOf(alone));
  element.replaceWith(block);
}

/** Whether visitors see the same when the editor has opened and stored it. */
function isHeld(element: Element, { parser, site, parseHtml }: Reading): boolean {
  const stored = parseHtml(toHtml(tidy(parser.parse(element)))).body;
  return structureOf(asShown(element, site)) === structureOf(asShown(stored, site));
}

/** The HTML without the styles that were made inert, which the site does not show. */
function sourceOf(element: Element): string {
  for (const styled of element.querySelectorAll('[data-style]'))
    styled.removeAttribute('data-style');
  return element.innerHTML;
}
