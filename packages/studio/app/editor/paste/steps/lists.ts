import { isBlank, isBlankText } from './elements';
import { isList, itemsOf, wordLevel } from './list-items';
import { hasWordyMarker, markersIn, markerText } from './list-markers';
import { NestedLists } from './nested-lists';

/**
 * Makes lists by the level that the program states for each item: Word writes items as paragraphs, as lists of one,
 * or both, and Google Docs, LibreOffice, Pages and Outlook put lists directly in lists or behind each other.
 */
export function makeLists(body: HTMLElement) {
  for (const run of runsIn(body)) nest(run);
  for (const marker of markersIn(body)) {
    // The number of a heading is part of it, and so is one with a word.
    marker.replaceWith(markerText(marker));
  }
}

/** Lists and items that follow each other, with the further paragraphs of those items. */
function runsIn(body: HTMLElement): HTMLElement[][] {
  const runs: HTMLElement[][] = [];
  let run: HTMLElement[] = [];
  let blanks: HTMLElement[] = [];
  for (const element of body.querySelectorAll<HTMLElement>('p, div, ul, ol, li')) {
    const last = run.at(-1);
    if (element.parentElement?.closest('ul, ol') || last?.contains(element)) continue;
    const isNext = isBehind(element, blanks.at(-1) ?? last);
    if (isItem(element)) {
      if (isNext && (blanks.length === 0 || isSameWordList(element, run))) {
        for (const blank of blanks) blank.remove();
        run.push(element);
      } else {
        run = [element];
        runs.push(run);
      }
      blanks = [];
    } else if (isNext && element.localName === 'p') {
      if (isBlank(element)) blanks.push(element);
      else if (blanks.length === 0 && goesOnInItem(element)) run.push(element);
    }
  }
  return runs;
}

function isItem(element: HTMLElement): boolean {
  if (isList(element) || element.localName === 'li') return true;
  return wordLevel(element) !== undefined && !hasWordyMarker(element);
}

/** Whether it is a further paragraph of the item before it. */
function goesOnInItem(element: HTMLElement): boolean {
  return /MsoListParagraph/.test(element.className) && !hasWordyMarker(element);
}

function isBehind(element: HTMLElement, last: HTMLElement | undefined): boolean {
  let before = element.previousSibling;
  while (before && (before.nodeType === 8 || isBlankText(before))) before = before.previousSibling;
  return last !== undefined && before === last;
}

/** An empty line in the middle of a list of Word does not end it. */
function isSameWordList(element: HTMLElement, run: HTMLElement[]): boolean {
  const word = wordLevel(element);
  return word !== undefined && run.some((other) => wordLevel(other)?.list === word.list);
}

function nest(run: HTMLElement[]) {
  const [first] = run;
  if (!first) return;
  const lists = new NestedLists(first.ownerDocument, (list) => first.before(list));
  const items = new Set(run.filter(isItem));
  for (const part of run) {
    if (items.has(part)) for (const item of itemsOf(part)) lists.add(item);
    else lists.append(part);
  }
  for (const part of items) part.remove();
}
