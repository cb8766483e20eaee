import type { Page } from 'playwright/test';

/** Characters: about 75 on average, and some more in a line of narrow letters. */
const LONGEST = 82;

/** The lines of paragraphs that are too long to read. */
export function longLines(page: Page): Promise<string[]> {
  return page.evaluate(findLongLines, LONGEST);
}

/** Runs in the page: the lines of paragraphs of several lines that are shown. */
function findLongLines(longest: number): string[] {
  return [...document.querySelectorAll('main :is(p, dd, figcaption, li):not(:has(p, li, dl))')]
    .filter((element) => element.checkVisibility())
    .flatMap((element) => {
      const lines = new Map<number, string>();
      const range = document.createRange();
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const node = texts.currentNode as Text;
        for (let at = 0; at < node.data.length; at += 1) {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const bottom = Math.round(range.getBoundingClientRect().bottom);
          lines.set(bottom, (lines.get(bottom) ?? '') + node.data[at]);
        }
      }
      return lines.size > 1 ? [...lines.values()] : [];
    })
    .filter((line) => line.trim().length > longest);
}
