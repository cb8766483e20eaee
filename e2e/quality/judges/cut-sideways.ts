import type { Page } from 'playwright/test';

/** Texts that leave the sides of a box which hides them, unless it scrolls and shows so. */
export function cutSideways(page: Page): Promise<string[]> {
  return page.evaluate(findCutSideways);
}

/** Runs in the page. */
function findCutSideways(): string[] {
  const found: string[] = [];
  const isDecoration = (element: Element) =>
    element.closest('[aria-hidden="true"], svg, .sr-only') !== null || element.clientWidth === 1;
  for (const box of document.querySelectorAll<HTMLElement>('main *')) {
    const { overflowX, backgroundAttachment, clipPath } = getComputedStyle(box);
    if (overflowX === 'visible' || clipPath !== 'none' || isDecoration(box)) continue;
    // Shows its icon alone; the label is for screen readers.
    if (box.localName === 'button' && box.querySelector('svg')) continue;
    if (!box.checkVisibility({ visibilityProperty: true })) continue;
    if (box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement) continue;
    const isScrolled = overflowX === 'auto' || overflowX === 'scroll';
    if (isScrolled && /local.*scroll/.test(backgroundAttachment)) continue;
    const { left, right } = box.getBoundingClientRect();
    const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent || isDecoration(parent)) continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      let clipper = parent;
      while (clipper !== box && getComputedStyle(clipper).overflowX === 'visible') {
        clipper = clipper.parentElement ?? box;
      }
      if (clipper !== box) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const isCut = [...range.getClientRects()].some(
        (line) => line.width > 1 && (line.left < left - 1 || line.right > right + 1),
      );
      if (isCut)
        found.push(`"${node.textContent.trim().slice(0, 40)}" in ${box.className.slice(0, 40)}`);
    }
  }
  return found;
}
