import { expect, test } from '../support/fixtures';
import { allPages } from '../support/pages';

/** Characters: about 75 on average, and some more in a line of narrow letters. */
const LONGEST = 82;

// A page is laid out the same without JavaScript, in half the time.
test.use({ javaScriptEnabled: false });

test('running text has about 75 characters a line on a desktop', async ({ page }) => {
  for (const path of allPages) {
    await page.goto(path);
    for (const width of [1440, 2560]) {
      await page.setViewportSize({ width, height: 1000 });
      expect.soft(await page.evaluate(longLines, LONGEST), `${path} at ${width} px`).toEqual([]);
    }
  }
});

/** Runs in the page: the lines of paragraphs of several lines, folded ones too. */
function longLines(longest: number): string[] {
  for (const details of document.querySelectorAll('details')) details.open = true;
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
