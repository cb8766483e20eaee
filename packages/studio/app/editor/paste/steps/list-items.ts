import { hasBlock, isBlankText, isBlock, isElement, isText, styleOf } from './elements';
import { BULLET, listTypeOf, type Marker, takeMarker } from './list-markers';

/** An item of a list, apart from the list that it will stand in. */
export type Item = {
  nodes: Node[];
  level: number;
  marker: Marker;
  /** What it was in: by the name that Word gives a list and all lists within it, or an element. */
  list: string | Element | null;
};

const LEVEL = /^(\S+)\s+level(\d+)/;

/** The list that Word says an element is in, and its level there. */
export function wordLevel(element: Element): { list: string; level: number } | undefined {
  const [, list, level] = LEVEL.exec(styleOf(element, 'mso-list')) ?? [];
  return list && level ? { list, level: Number(level) } : undefined;
}

export function isList(node: Node): node is HTMLUListElement | HTMLOListElement {
  return isElement(node) && node.matches('ul, ol');
}

/** The items of a list, of an item without one, or of a paragraph that Word numbers. */
export function itemsOf(part: HTMLElement): Item[] {
  if (isList(part)) return itemsOfList(part, 1);
  const { list, level } = wordLevel(part) ?? { list: part.parentElement, level: 1 };
  const marker = takeMarker(part) ?? BULLET;
  return [{ nodes: [...part.childNodes], level, marker, list }];
}

function itemsOfList(list: HTMLElement, depth: number): Item[] {
  const isOrdered = list.localName === 'ol';
  const items: Item[] = [];
  let number = isOrdered ? (integerOf(list, 'start') ?? 1) : undefined;
  const add = (nodes: Node[], element: Element) => {
    const word = wordLevel(element);
    const given = integerOf(element, 'value') ?? number;
    items.push({
      nodes,
      level: word?.level ?? integerOf(element, 'aria-level') ?? depth,
      marker: {
        isOrdered,
        numbers:
          isOrdered && given !== undefined
            ? [{ number: given, type: listTypeOf(element) ?? listTypeOf(list) }]
            : [],
      },
      list: word?.list ?? list,
    });
    number = undefined;
  };
  const nodesOfLast = () => {
    if (items.length === 0) add([], list);
    return items.at(-1)?.nodes ?? [];
  };
  // What stands in a list behind an item is a line of its own there, which only what follows it in this list continues.
  let line: HTMLElement | undefined;
  for (const node of Array.from(list.childNodes)) {
    if (isList(node)) {
      line = undefined;
      items.push(...itemsOfList(node, depth + 1));
    } else if (isElement(node) && node.localName === 'li') {
      line = undefined;
      const inner = takeLastLists(node);
      if (inner.length === 0 || !isIndentation(node)) add([...node.childNodes], node);
      for (const innerList of inner) items.push(...itemsOfList(innerList, depth + 1));
    } else if (isBlankText(node)) line?.append(node);
    else if (isElement(node) && (isBlock(node) || hasBlock(node))) {
      line = undefined;
      nodesOfLast().push(node);
    } else if (isElement(node) || isText(node)) {
      if (!line) {
        line = list.ownerDocument.createElement('p');
        nodesOfLast().push(line);
      }
      line.append(node);
    }
  }
  return items;
}

/** Outlook in the browser indents a list by an item without a marker. */
function isIndentation(item: HTMLElement): boolean {
  const isUnmarked = ['list-style', 'list-style-type', 'display'].some((name) =>
    /^(none|block)$/.test(styleOf(item, name)),
  );
  return isUnmarked && Array.from(item.childNodes).every(isBlankText);
}

/** Takes the lists out that an item ends with. */
function takeLastLists(item: HTMLElement): HTMLElement[] {
  const lists: HTMLElement[] = [];
  for (const node of Array.from(item.childNodes).reverse()) {
    if (isList(node)) {
      lists.unshift(node);
      node.remove();
    } else if (!isBlankText(node)) break;
  }
  return lists;
}

function integerOf(element: Element, attribute: string): number | undefined {
  const value = element.getAttribute(attribute)?.trim() ?? '';
  return /^-?\d{1,6}$/.test(value) ? Number(value) : undefined;
}
