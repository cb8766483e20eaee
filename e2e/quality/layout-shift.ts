import type { Frame, Page } from 'playwright/test';
import { createGate } from '../support/gate';
import { settle } from '../support/settled';

type LayoutShift = PerformanceEntry & {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** Lets fonts and pictures come when the page already stands and their places have been drawn. */
export async function delayFontsAndPictures(page: Page) {
  await page.route(/\.(woff2|avif|webp|png|svg)\b/, async (route) => {
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    await page.evaluate(drawTwice);
    await route.continue();
  });
}

/**
 * Lets these files come when a page and the frame that asks for them already stand. Not by a route of
 * Playwright, with which a frame would fetch again what the page around it has.
 * @returns lets them come, when the page has been drawn
 */
export async function delayInFrames(page: Page, paths: string[]) {
  const devTools = await page.context().newCDPSession(page);
  const { opened, open } = createGate();
  devTools.on('Fetch.requestPaused', async ({ requestId }) => {
    await opened;
    await devTools.send('Fetch.continueRequest', { requestId });
  });
  const patterns = paths.map((path) => ({ urlPattern: `*${path}` }));
  await devTools.send('Fetch.enable', { patterns });
  return async () => {
    await page.evaluate(drawTwice);
    open();
  };
}

/** Reads down to the end of the page, so fast that pictures are still missing where it comes. */
export async function scrollToEnd(page: Page) {
  await page.evaluate(async () => {
    const end = () => document.documentElement.scrollHeight - window.innerHeight - 1;
    while (window.scrollY < end()) {
      window.scrollBy(0, 300);
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    }
  });
  await settle(page);
}

/** In a page: what was to be drawn has been drawn when the second frame begins. */
async function drawTwice(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}

/** Every shift since the page or frame was opened: how much, and what moved from where to where. */
export async function layoutShifts(page: Page | Frame) {
  return page.evaluate(async () => {
    // What changed in this frame counts when it has been drawn.
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
