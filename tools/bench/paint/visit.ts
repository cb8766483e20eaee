import type { Browser, Page } from 'playwright';

/** Times in ms since the navigation began; `blocked` is a duration. `alive` is NaN for a page without the framework. */
export type PaintTimes = { fcp: number; lcp: number; alive: number; blocked: number };

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
/** Slow 4G and a mid-range phone, as Lighthouse has them. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const PROCESSOR_SLOWDOWN = 4;
/** What a task takes beyond this blocks input. Source: https://web.dev/articles/tbt */
const UNBLOCKED_MS = 50;
/** Later pictures and tasks are no longer part of the page load. */
const SETTLE_MS = 1500;

/** One visit with an empty cache. */
export async function visit(
  browser: Browser,
  url: string,
  { hasFramework }: { hasFramework: boolean },
): Promise<PaintTimes> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Network.emulateNetworkConditions', NETWORK);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWDOWN });
    await page.addInitScript(watchTimes);
    await page.goto(url, { waitUntil: 'load' });
    const alive = hasFramework ? await aliveAt(page) : Number.NaN;
    await page.waitForTimeout(SETTLE_MS);
    const { fcp, lcp, tasks } = await page.evaluate(
      () => (window as unknown as { times: WatchedTimes }).times,
    );
    return { fcp, lcp, alive, blocked: tasks.reduce((sum, ms) => sum + ms - UNBLOCKED_MS, 0) };
  } finally {
    await context.close();
  }
}

type WatchedTimes = { fcp: number; lcp: number; tasks: number[] };

/** Runs in the page. */
function watchTimes() {
  const times: WatchedTimes = { fcp: Number.NaN, lcp: Number.NaN, tasks: [] };
  Object.assign(window, { times });
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') times.fcp = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    times.lcp = startTime;
  });
  watch('longtask', ({ duration }) => {
    times.tasks.push(duration);
  });
}

/** When React has taken over the last link of the page: it hydrates from the start of the document. */
function aliveAt(page: Page) {
  return page
    .waitForFunction(
      () => {
        const link = [...document.querySelectorAll('a')].at(-1);
        const isAlive = link && Object.keys(link).some((key) => key.startsWith('__reactProps'));
        return isAlive ? performance.now() : undefined;
      },
      undefined,
      { polling: 'raf' },
    )
    .then((handle) => handle.jsonValue() as Promise<number>);
}
