import type { Item } from './list-items';
import type { Numbering } from './list-markers';

type OpenList = {
  element: HTMLElement;
  level: number;
  isOrdered: boolean;
  /** What the item that would come next has in front of it. */
  next: Numbering;
  /** What else the first item can mean, while it is alone: the "i" in front of a "j". */
  others: Numbering[];
  list: Item['list'];
};

/** Puts items, in their order, into lists that are nested by the levels of the items. */
export class NestedLists {
  readonly #document: Document;
  readonly #place: (list: HTMLElement) => void;
  readonly #open: OpenList[] = [];

  /** @param place puts a list that is in no other one into the document */
  constructor(document: Document, place: (list: HTMLElement) => void) {
    this.#document = document;
    this.#place = place;
  }

  add(item: Item) {
    const open = this.#open;
    let deeper: OpenList | undefined;
    while ((open.at(-1)?.level ?? 0) > item.level) deeper = open.pop();
    let list = open.at(-1);
    if (list?.level !== item.level) list = this.#start(item, deeper);
    else if (!goesOn(list, item, deeper !== undefined)) {
      open.pop();
      list = this.#start(item);
    }
    this.#entryOf(list).append(...item.nodes);
    list.next.number += 1;
  }

  /** Adds a further paragraph to the last item. */
  append(paragraph: HTMLElement) {
    this.#open.at(-1)?.element.lastElementChild?.append(paragraph);
  }

  /** @param deeper the list just before, where its items stand deeper */
  #start({ marker, level, list }: Item, deeper?: OpenList): OpenList {
    const { isOrdered, numbers } = marker;
    const [{ number, type } = { number: 1 }, ...others] = numbers;
    // Where only a part was copied, the deeper items belong to one that is not there.
    const isPart = deeper && areParts(deeper.list, list) && (!isOrdered || number > 1);
    const element = this.#document.createElement(isOrdered ? 'ol' : 'ul');
    if (isOrdered) count(element, { number: isPart ? number - 1 : number, type });
    const started = { element, level, isOrdered, next: { number, type }, others, list };
    const around = this.#open.at(-1)?.element.lastElementChild;
    if (isPart) {
      deeper.element.replaceWith(element);
      this.#entryOf(started).append(deeper.element);
    } else if (around) around.append(element);
    else this.#place(element);
    this.#open.push(started);
    return started;
  }

  #entryOf({ element }: OpenList): HTMLElement {
    const entry = this.#document.createElement('li');
    element.append(entry);
    return entry;
  }
}

/** Sets with what the items of a numbered list begin. */
function count(list: HTMLElement, { number, type }: Numbering) {
  for (const name of ['start', 'type']) list.removeAttribute(name);
  if (number !== 1) list.setAttribute('start', String(number));
  if (type) list.setAttribute('type', type);
}

/** Whether an item belongs to the list that is open at its level. */
function goesOn(open: OpenList, { marker, list }: Item, isAfterDeeper: boolean): boolean {
  if (open.isOrdered !== marker.isOrdered) return false;
  if (marker.numbers.length > 0) return open.isOrdered && isNext(open, marker.numbers);
  return open.list === list || isAfterDeeper;
}

function isNext(open: OpenList, numbers: Numbering[]): boolean {
  const isAmong = ({ number, type }: Numbering) =>
    numbers.some((other) => other.number === number && other.type === type);
  if (isAmong(open.next)) return true;
  const first = open.others.find(({ number, type }) => isAmong({ number: number + 1, type }));
  if (!first || open.element.childElementCount > 1) return false;
  count(open.element, first);
  open.next = { ...first, number: first.number + 1 };
  return true;
}

/** Word names lists; of others, those that follow each other are one. */
function areParts(one: Item['list'], other: Item['list']): boolean {
  return one === other || (typeof one !== 'string' && typeof other !== 'string');
}
