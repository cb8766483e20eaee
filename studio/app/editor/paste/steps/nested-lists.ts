import type { Item } from './list-items';

type OpenList = {
  element: HTMLElement;
  level: number;
  isOrdered: boolean;
  /** The number of the item that would come next. */
  next: number;
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
    list.next += 1;
  }

  /** Adds a further paragraph to the last item. */
  append(paragraph: HTMLElement) {
    this.#open.at(-1)?.element.lastElementChild?.append(paragraph);
  }

  /** @param deeper the list just before, where its items stand deeper */
  #start({ marker, level, list }: Item, deeper?: OpenList): OpenList {
    const { isOrdered, numbers } = marker;
    const [next = 1] = numbers;
    // Where only a part was copied, the deeper items belong to one that is not there.
    const isPart = deeper && areParts(deeper.list, list) && (!isOrdered || next > 1);
    const start = isPart ? next - 1 : next;
    const element = this.#document.createElement(isOrdered ? 'ol' : 'ul');
    if (isOrdered && start !== 1) element.setAttribute('start', String(start));
    const started = { element, level, isOrdered, next, list };
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

/** Whether an item belongs to the list that is open at its level. */
function goesOn(open: OpenList, { marker, list }: Item, isAfterDeeper: boolean): boolean {
  if (open.isOrdered !== marker.isOrdered) return false;
  if (marker.numbers.length > 0) return marker.numbers.includes(open.next);
  return open.list === list || isAfterDeeper;
}

/** Word names lists; of others, those that follow each other are one. */
function areParts(one: Item['list'], other: Item['list']): boolean {
  return one === other || (typeof one !== 'string' && typeof other !== 'string');
}
