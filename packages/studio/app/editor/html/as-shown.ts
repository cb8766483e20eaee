import {
  ALLOWED_ELEMENTS,
  type AllowedElement,
  OTHER_HEADINGS,
} from '@/lib/posts/post-html/allow-list';
import { toPostVideo } from '@/lib/posts/post-html/videos';
import { htmlAttributesOf } from '../schema/attributes';
import { videoOfCover, videoOfFrame } from '../video/video-attributes';
import { attributesIn } from './parse-rules';
import type { Site } from './site';

/** A copy of what visitors see of HTML: allowed elements with safe attributes, and the name of each video. */
export function asShown(element: Element, site: Site): DocumentFragment {
  const copy = element.ownerDocument.createDocumentFragment();
  copy.append(...shownChildren(element, site));
  return copy;
}

function shownChildren(element: Element, site: Site): Node[] {
  return Array.from(element.childNodes).flatMap((child) =>
    isElement(child) ? shownElement(child, site) : isText(child) ? [child.cloneNode()] : [],
  );
}

function shownElement(element: Element, site: Site): Node[] {
  const { ownerDocument, localName } = element;
  const video = videoIn(element as HTMLElement);
  if (video !== undefined) {
    return video ? [ownerDocument.createTextNode(` ${toPostVideo(video)?.name} `)] : [];
  }
  const name = (OTHER_HEADINGS as Record<string, string>)[localName] ?? localName;
  const isAllowed = (ALLOWED_ELEMENTS as readonly string[]).includes(name);
  const attributes =
    isAllowed && attributesIn(element as HTMLElement, name as AllowedElement, site);
  // A rejected picture has no children.
  if (attributes === false) return shownChildren(element, site);
  const shown = ownerDocument.createElement(name);
  const written = htmlAttributesOf(name as AllowedElement, attributes ?? {});
  for (const [attribute, value] of Object.entries(written)) shown.setAttribute(attribute, value);
  shown.append(...shownChildren(element, site));
  return [shown];
}

/** Undefined for what is no video, false for a frame that is none of a video. */
function videoIn(element: HTMLElement) {
  if (element.localName === 'iframe') return videoOfFrame(element);
  return element.matches('span.post-video') ? videoOfCover(element) : undefined;
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}

function isText(node: Node): boolean {
  return node.nodeType === 3;
}
