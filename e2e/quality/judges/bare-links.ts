import type { Page } from 'playwright/test';

/** Links of the content that nobody recognises before pointing at them: plain words. */
export function bareLinks(page: Page): Promise<string[]> {
  return page.evaluate(findBareLinks);
}

/** Runs in the page. */
function findBareLinks(): string[] {
  const found: string[] = [];
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]')) {
    if (!link.checkVisibility({ visibilityProperty: true })) continue;
    // A table of contents is recognised by its place.
    if (link.hash && link.pathname === location.pathname && link.closest('nav')) continue;
    const parts = [link, ...link.querySelectorAll('*')].map((part) => getComputedStyle(part));
    const isUnderlined = parts.some((style) => style.textDecorationLine.includes('underline'));
    const { borderTopWidth, borderLeftWidth, backgroundColor } = getComputedStyle(link);
    const isFramed = parseFloat(borderTopWidth) > 0 && parseFloat(borderLeftWidth) > 0;
    const isFilled = backgroundColor !== 'rgba(0, 0, 0, 0)';
    const isDrawn = link.querySelector('img, svg') !== null;
    if (!isUnderlined && !isFramed && !isFilled && !isDrawn) found.push(`"${link.textContent}"`);
  }
  return found;
}
