import { ALLOWED_ELEMENTS, EDITOR_ATTRIBUTES } from '@/lib/posts/post-html/allow-list';
import { unwrap } from './elements';

const ELEMENTS = new Set<string>([...ALLOWED_ELEMENTS, 'iframe']);
const ATTRIBUTES: Partial<Record<string, readonly string[]>> = {
  ...EDITOR_ATTRIBUTES,
  iframe: ['src', 'title'],
};

/** Elements whose text is no part of the text around them. */
const WITHOUT_TEXT =
  'head, button, select, textarea, input, object, svg, math, audio, video, canvas';

/** Removes what a post may not have; the text in unknown elements stays. */
export function keepAllowedOnly(body: HTMLElement) {
  for (const element of body.querySelectorAll(WITHOUT_TEXT)) element.remove();
  for (const element of body.querySelectorAll('*')) {
    const name = element.localName;
    for (const attribute of element.getAttributeNames()) {
      if (!ATTRIBUTES[name]?.includes(attribute)) element.removeAttribute(attribute);
    }
    if (!ELEMENTS.has(name) || (name === 'a' && !element.hasAttribute('href'))) unwrap(element);
  }
  removeComments(body);
}

function removeComments(node: Node) {
  for (const child of Array.from(node.childNodes)) {
    if (child.nodeType === 8) node.removeChild(child);
    else removeComments(child);
  }
}
