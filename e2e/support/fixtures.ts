import { type BrowserContext, test as base, expect, type Page } from 'playwright/test';
import { randomClientIp } from '../../packages/testbed/random-client-ip.ts';
import { expectHydrated } from '../http/csp';
import { watchRequests } from './settled';
import { sites } from './sites';

export { expect, randomClientIp, sites };

/** Makes pages look a minute old: the form treats a visitor who sends it within two seconds as a bot. */
export function skipBotDelay(browser: BrowserContext | Page) {
  return browser.addInitScript(() => {
    const sinceOpened = performance.now.bind(performance);
    performance.now = () => sinceOpened() + 60_000;
  });
}

type Fixtures = {
  expectedConsoleErrors: string[];
};

/** Makes `goto` and `reload` wait for hydration, unless the test passes its own options. */
function waitForHydration(page: Page) {
  for (const load of ['goto', 'reload'] as const) {
    const original = page[load].bind(page) as (...given: unknown[]) => ReturnType<Page['goto']>;
    page[load] = async (...given: unknown[]) => {
      const response = await original(...given);
      const options = given.at(-1);
      if (typeof options === 'object') return response;
      const framework = page.locator('#framework, script[async][src^="/_next/"]');
      if ((await framework.count()) > 0) await expectHydrated(page);
      return response;
    };
  }
}

/** React reports that the document differs from the data, and renders the data. */
export const REACT_DIFFERENCE = 'Minified React error #418';

/**
 * Playwright's test, which also fails on unexpected errors in the browser console. No fixture is
 * automatic: a test that takes neither `page` nor `context` opens no browser context.
 */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of other fixtures here.
  extraHTTPHeaders: async ({}, use) => use(randomClientIp()),
  expectedConsoleErrors: [[], { option: true }],
  context: async ({ context }, use) => {
    await skipBotDelay(context);
    await use(context);
  },
  page: async ({ page, javaScriptEnabled, expectedConsoleErrors }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
    });
    watchRequests(page);
    if (javaScriptEnabled) waitForHydration(page);
    await use(page);
    const unexpected = errors.filter(
      (error) => !expectedConsoleErrors.some((text) => error.includes(text)),
    );
    expect(unexpected, 'errors in the browser console').toEqual([]);
  },
});

export function withAndWithoutJavaScript(tests: () => void) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled });
      tests();
    });
  }
}
