import type { Page } from 'playwright/test';
import { sectorHref } from '../../lib/routes';
import { expect, test } from '../support/fixtures';
import { allPages } from '../support/pages';

const WIDTHS = [320, 360, 640, 768, 1024, 1029, 1280, 1440, 2560];

for (const path of [...allPages, sectorHref('transport')]) {
  test(`no button on ${path} folds its label, nor breaks a word in the other typeface or with large text`, async ({
    page,
  }) => {
    await page.goto(path);
    const broken: string[] = [];
    for (const typeface of ['Archivo', 'its fallback']) {
      if (typeface !== 'Archivo') await showFallback(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const labels = await page.evaluate(brokenLabels);
        if (typeface === 'Archivo') labels.push(...(await page.evaluate(foldedLabels)));
        for (const found of labels) broken.push(`${found} in ${typeface} at ${width} px`);
        expect(await page.evaluate(headerOverflow), `header in ${typeface} at ${width} px`).toEqual(
          [],
        );
      }
    }
    await page.setViewportSize({ width: 320, height: 800 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    for (const found of await page.evaluate(brokenLabels))
      broken.push(`${found} at twice its size`);
    expect(broken).toEqual([]);
  });
}

/** What a visitor sees whose connection is slower than the typeface may take. */
function showFallback(page: Page) {
  return page.evaluate(() => {
    document.documentElement.style.setProperty('--font-archivo', 'Archivo Fallback');
  });
}

/** Words on two lines or beyond the edge of their button, and one-word labels on more than one line. */
function brokenLabels(): string[] {
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

/** Labels on more than one line. */
function foldedLabels(): string[] {
  const found: string[] = [];
  for (const button of document.querySelectorAll<HTMLElement>('.button-shape')) {
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

/** Parts of the header that overlap each other or leave the window. */
function headerOverflow(): string[] {
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
