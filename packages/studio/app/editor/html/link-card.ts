import { toFigureAttributes } from '@/lib/posts/post-html/figures';
import { toSafeLink } from '@/lib/posts/post-html/links';
import { givenAttributes } from './given-attributes';
import type { Site } from './site';

/** The card that a figure is on a page; false for any other figure. */
export function linkCardOf(figure: HTMLElement, site: Site) {
  const [first, second, ...others] = partsOf(figure);
  const [link, ...beside] = isNamed(first, 'p') ? partsOf(first) : [];
  if (others.length > 0 || beside.length > 0 || !isNamed(link, 'a')) return false;
  if (Object.keys(toFigureAttributes(givenAttributes(figure))).length > 0) return false;
  const href = toSafeLink(link.getAttribute('href') ?? '', site.url)?.href;
  const title = plainText(link);
  const description = second ? isNamed(second, 'p') && plainText(second) : '';
  if (!href || !title || description === false) return false;
  return { href, title, description };
}

/** What an element holds, without comments and the white space between blocks. */
function partsOf(element: Element): Node[] {
  return Array.from(element.childNodes).filter(
    ({ nodeType, textContent }) =>
      nodeType === 1 || (nodeType === 3 && /[^ \t\n\r\f]/.test(textContent ?? '')),
  );
}

function isNamed(node: Node | undefined, name: string): node is Element {
  return (node as Element | undefined)?.localName === name;
}

/** False for a text with elements in it. */
function plainText(element: Element): string | false {
  return partsOf(element).every(({ nodeType }) => nodeType === 3) && (element.textContent ?? '');
}
