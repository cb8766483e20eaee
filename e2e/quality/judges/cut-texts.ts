import type { Page } from 'playwright/test';

/** The texts of a page of which a part lies outside a box that hides what overflows. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** The title below the breadcrumbs; the name of a block of the planner, as high as its time, in the fields below it. */
    const WHOLE_ELSEWHERE = '.truncate, [data-block]';
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

    /** Up to a box that scrolls, in which nothing is lost. */
    const boxesAround = (element: Element) => {
      const boxes: Element[] = [];
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        if (/auto|scroll/.test(overflowX + overflowY)) break;
        if (hides(overflowX) || hides(overflowY)) boxes.push(box);
      }
      return boxes;
    };

    const isForScreenReaders = (box: Element) => box.getBoundingClientRect().width <= 1;

    const isCutBy = (box: Element, text: DOMRect) => {
      const { overflowX, overflowY } = getComputedStyle(box);
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const isCutSideways = text.left < left - 1 || text.right > right + 1;
      const isCutBelow = text.top < top - 1 || text.bottom > bottom + 1;
      return (hides(overflowX) && isCutSideways) || (hides(overflowY) && isCutBelow);
    };

    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      if (!node.textContent?.trim() || !element || element.closest('svg')) continue;
      if (element.closest(WHOLE_ELSEWHERE)) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const boxes = boxesAround(element);
      if (boxes.length === 0 || boxes.some(isForScreenReaders)) continue;
      range.selectNodeContents(node);
      const place = range.getBoundingClientRect();
      if (boxes.some((box) => isCutBy(box, place))) cut.push(node.textContent.trim());
    }
    return cut;
  });
}
