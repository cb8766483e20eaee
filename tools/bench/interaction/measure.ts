import type { Browser, Page } from 'playwright';
import type { Interaction } from './interactions.ts';

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const REST_MS = 700;
/** A page that is not shown by then has failed. */
const PATIENCE_MS = 20_000;
/** The shortest that the browser tells of. */
const SHORTEST_MS = 16;

/**
 * Does one interaction on a page at rest, in a browser that knows nothing yet.
 * @param slowdown how many times slower than this machine
 * @returns ms until the frame that shows its answer; of several keys the slowest
 */
export async function measure(
  browser: Browser,
  siteUrl: string,
  { path, prepare, act, opens }: Interaction,
  slowdown: number,
): Promise<number> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.goto(siteUrl + path, { waitUntil: 'networkidle' });
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await prepare?.(page);
    await page.waitForTimeout(REST_MS);
    const taken = opens ? await watchPage(page, opens) : await watchEvents(page);
    await act(page);
    return await taken();
  } finally {
    await context.close();
  }
}

/** What counts for Interaction to Next Paint: https://web.dev/articles/inp */
async function watchEvents(page: Page) {
  const longest = await page.evaluateHandle((least) => {
    const seen = { ms: least };
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
        if (interactionId) seen.ms = Math.max(seen.ms, duration);
      }
    }).observe({ type: 'event', durationThreshold: least } as PerformanceObserverInit);
    return seen;
  }, SHORTEST_MS);
  return async () => {
    await page.waitForTimeout(REST_MS);
    return longest.evaluate(({ ms }) => ms);
  };
}

/**
 * From the tap on a link to the frame that shows the heading of the page behind it, by the time that
 * the browser notes for that frame: https://developer.mozilla.org/docs/Web/API/PerformanceElementTiming
 */
async function watchPage(page: Page, path: string) {
  const shown = await page.evaluateHandle((to) => {
    const tapped = new Promise<number>((resolve) => {
      addEventListener('click', ({ timeStamp }) => resolve(timeStamp), {
        once: true,
        capture: true,
      });
    });
    const before = document.querySelector('h1');
    new MutationObserver(() => {
      const heading = document.querySelector('h1');
      if (location.pathname === to && heading !== before) {
        heading?.setAttribute('elementtiming', 'heading of the new page');
      }
    }).observe(document, { subtree: true, childList: true });
    const painted = new Promise<number>((resolve) => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) resolve(entry.startTime);
      }).observe({ type: 'element' });
    });
    return { taken: Promise.all([tapped, painted]).then(([from, until]) => until - from) };
  }, path);
  return () =>
    Promise.race([
      shown.evaluate(({ taken }) => taken),
      page.waitForTimeout(PATIENCE_MS).then(() => {
        throw new Error(`${path} did not show`);
      }),
    ]);
}
