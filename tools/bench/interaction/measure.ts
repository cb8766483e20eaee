import type { Browser, Page } from 'playwright';
import type { Interaction } from './interactions.ts';

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const SETTLE_MS = 700;
const NAVIGATION_TIMEOUT_MS = 20_000;
/** The smallest durationThreshold of the Event Timing API. */
const MIN_EVENT_MS = 16;

/**
 * Performs one interaction with an empty browser cache.
 * @param slowdown factor of CPU throttling
 * @returns ms until the frame that shows the result; the slowest of several key presses
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
    await page.waitForTimeout(SETTLE_MS);
    const readMs = opens ? await watchNavigation(page, opens) : await watchEvents(page);
    await act(page);
    return await readMs();
  } finally {
    await context.close();
  }
}

/** The events that count for Interaction to Next Paint. Source: https://web.dev/articles/inp */
async function watchEvents(page: Page) {
  const longest = await page.evaluateHandle((minimum) => {
    const seen = { ms: minimum };
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
        if (interactionId) seen.ms = Math.max(seen.ms, duration);
      }
    }).observe({ type: 'event', durationThreshold: minimum } as PerformanceObserverInit);
    return seen;
  }, MIN_EVENT_MS);
  return async () => {
    await page.waitForTimeout(SETTLE_MS);
    return longest.evaluate(({ ms }) => ms);
  };
}

/**
 * Measures from the click on a link to the paint of the new page's heading, by Element Timing.
 * Source: https://developer.mozilla.org/docs/Web/API/PerformanceElementTiming
 */
async function watchNavigation(page: Page, path: string) {
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
      page.waitForTimeout(NAVIGATION_TIMEOUT_MS).then(() => {
        throw new Error(`${path} was not painted within ${NAVIGATION_TIMEOUT_MS} ms`);
      }),
    ]);
}
