import type { BrowserContext, Page } from 'playwright/test';

/** Waits in ms that a page makes shorter: a request that is given up after 30 s still has its time on a busy machine. */
type Waits = { from: number; to: number };

/**
 * Makes a page wait for a fifth of the time where it waits for a pause in typing, or before it tries or asks again. Call it
 * before the page is opened. How long each wait is has unit tests with a clock of their own.
 */
export function hurry(browser: BrowserContext | Page, waits: Waits = { from: 500, to: 15_000 }) {
  return browser.addInitScript(({ from, to }) => {
    for (const name of ['setTimeout', 'setInterval'] as const) {
      const wait = window[name] as (act: TimerHandler, ms?: number, ...given: unknown[]) => number;
      const hurried = (act: TimerHandler, ms = 0, ...given: unknown[]) =>
        wait(act, ms >= from && ms <= to ? ms / 5 : ms, ...given);
      Object.assign(window, { [name]: hurried });
    }
  }, waits);
}
