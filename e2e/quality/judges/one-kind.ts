import type { Page } from 'playwright/test';

/** What has a look of its own, beside its equals on the other pages: signs of what unfolds, headings, buttons. */
export function otherKinds(page: Page): Promise<string[]> {
  return page.evaluate(findOtherKinds);
}

/** Runs in the page. */
function findOtherKinds(): string[] {
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
  const signs = shown('summary')
    .filter((summary) => {
      const { width, height, backgroundImage } = getComputedStyle(summary, '::after');
      const isDrawn = width === '16px' && height === '16px' && backgroundImage !== 'none';
      const hasOther = getComputedStyle(summary).display === 'list-item';
      return !isDrawn || hasOther || summary.querySelector('svg, [aria-hidden]');
    })
    .map(({ textContent }) => `sign of "${textContent}"`);
  const headings = shown('h3, h4')
    .filter((heading) => getComputedStyle(heading).fontWeight !== '600')
    .map(({ textContent }) => `weight of "${textContent}"`);
  const buttons = shown('a, button, label:has(> :is([type=file], [type=radio]))')
    .filter((button) => {
      const { borderTopWidth, borderLeftWidth } = getComputedStyle(button);
      const isFramed = parseFloat(borderTopWidth) > 0 && parseFloat(borderLeftWidth) > 0;
      return isFramed && button.offsetHeight >= 40 && button.offsetHeight < 48;
    })
    .map(({ textContent }) => `height of "${textContent}"`);
  return [...signs, ...headings, ...buttons];
}
