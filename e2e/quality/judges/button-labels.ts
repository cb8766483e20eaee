import type { Page } from 'playwright/test';

/** Words of buttons on two lines or beyond the edge of their button. */
export function brokenLabels(page: Page): Promise<string[]> {
  return page.evaluate(findBrokenLabels);
}

/** Labels on more than one line of buttons, and of fields that their whole label covers. */
export function foldedLabels(page: Page): Promise<string[]> {
  return page.evaluate(findFoldedLabels);
}

/** Parts of the header that overlap each other or leave the window. */
export function headerOverflow(page: Page): Promise<string[]> {
  return page.evaluate(findHeaderOverflow);
}

/** Runs in the page. */
function findBrokenLabels(): string[] {
  const found: string[] = [];
  for (const button of document.querySelectorAll<HTMLElement>('a, button, summary')) {
    // Shaped as a button: at least 44 px, with the label in its middle.
    if (!button.className.includes?.('button-shape') && button.localName !== 'button') continue;
    if (!button.checkVisibility({ visibilityProperty: true })) continue;
    // Shows its icon alone; the label is for screen readers.
    if (button.querySelector('svg') && getComputedStyle(button).overflowX !== 'visible') continue;
    const box = button.getBoundingClientRect();
    const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if ((node.parentElement?.offsetWidth ?? 0) <= 1) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s-]+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
        const isOutside = lines.some(
          ({ left, right }) => left < box.left - 1 || right > box.right + 1,
        );
        if (lines.length > 1 || isOutside) found.push(`"${word}" in "${button.textContent}"`);
      }
    }
  }
  return found;
}

/** Runs in the page. */
function findFoldedLabels(): string[] {
  const found: string[] = [];
  for (const button of document.querySelectorAll<HTMLElement>(
    '.button-shape, label:has(> input:is([type=file], [type=radio]):only-child)',
  )) {
    if (!button.checkVisibility({ visibilityProperty: true })) continue;
    const lines = new Set<number>();
    const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.textContent?.trim() || (node.parentElement?.offsetWidth ?? 0) <= 1) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { top } of range.getClientRects()) lines.add(Math.round(top));
    }
    if (lines.size > 1) found.push(`two lines of "${button.textContent}"`);
  }
  return found;
}

/** Runs in the page. */
function findHeaderOverflow(): string[] {
  const parts = [...document.querySelectorAll('body > header > div > *')]
    .map((part) => ({ part, box: part.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0);
  const ends = [...parts.slice(1).map(({ box }) => box.left), innerWidth];
  const inside = (part: Element) =>
    Math.max(
      ...[...part.querySelectorAll('*')].map((child) => child.getBoundingClientRect().right),
    );
  return parts
    .filter(({ part, box }, index) => Math.max(box.right, inside(part)) > (ends[index] ?? 0) + 0.5)
    .map(({ part }) => part.textContent ?? '');
}
