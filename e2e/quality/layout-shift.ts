import type { Page } from 'playwright/test';
import { withoutLateFont } from '../support/fonts';
import { settle } from '../support/settled';

type LayoutShift = PerformanceEntry & {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** Delays fonts and pictures until the page is laid out and painted. */
export async function delayFontsAndPictures(page: Page) {
  await withoutLateFont(page);
  await page.route(/\.(woff2|avif|webp|png|svg)\b/, async (route) => {
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    await page.evaluate(drawTwice);
    await route.continue();
  });
}

/** Scrolls in steps shorter than the distance at which a view loads, and waits for what each step loads. */
export async function scrollToEnd(page: Page) {
  let isAtEnd = false;
  while (!isAtEnd) {
    isAtEnd = await page.evaluate(() => {
      window.scrollBy(0, 600);
      return window.scrollY >= document.documentElement.scrollHeight - window.innerHeight - 1;
    });
    await settle(page);
  }
}

/** Runs in the page: at the start of the second frame, pending changes have been painted. */
async function drawTwice(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}

/** Every layout shift since the page was opened: its value and the elements that moved. */
export async function layoutShifts(page: Page) {
  return page.evaluate(async () => {
    // Shifts of this frame are reported after it is painted.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);

    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as LayoutShift[];
    observer.disconnect();

    return shifts.map(({ value, sources }) => {
      const moves = sources.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        const name = element?.cloneNode(false);
        return `${name instanceof Element ? name.outerHTML : 'a removed part'} ${placeOf(previousRect)} -> ${placeOf(currentRect)}`;
      });
      return { value, moves };
    });

    function placeOf({ x, y, width, height }: DOMRect) {
      return [x, y, width, height].map(Math.round).join(' ');
    }
  });
}
