import { type BrowserContext, test as base, expect, type Page } from 'playwright/test';
import { randomClientIp } from '../../scripts/harness/random-client-ip.ts';
import { readTestSites } from '../../scripts/harness/test-sites-file.ts';
import { expectHydrated } from '../http/csp';
import { watchRequests } from './settled';

export { expect, randomClientIp };

/** Opens its pages a minute ago: the form takes whoever fills it in within two seconds for a robot. */
export function takeTime(browser: BrowserContext | Page) {
  return browser.addInitScript(() => {
    const sinceOpened = performance.now.bind(performance);
    performance.now = () => sinceOpened() + 60_000;
  });
}

/** Where the sites under test and their backend answer. */
export const sites = readTestSites();

type Fixtures = {
  /** Messages of the browser's console that this test expects, as parts of their text. */
  expectedConsoleErrors: string[];
  failOnConsoleError: undefined;
  takeTime: undefined;
};

/** Who opens a page acts on it at the earliest when it answers, unless the test says what it waits for. */
function waitForFramework(page: Page) {
  for (const load of ['goto', 'reload'] as const) {
    const original = page[load].bind(page) as (...given: unknown[]) => ReturnType<Page['goto']>;
    page[load] = async (...given: unknown[]) => {
      const response = await original(...given);
      const options = given.at(-1);
      if (typeof options === 'object') return response;
      const framework = page.locator(
        'script[type="application/json"], script[async][src^="/_next/"]',
      );
      if ((await framework.count()) > 0) await expectHydrated(page);
      return response;
    };
  }
}

/** Playwright's test, which also fails when the page reports an error that nobody expected. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of other fixtures here.
  extraHTTPHeaders: async ({}, use) => use(randomClientIp()),
  page: async ({ page, javaScriptEnabled }, use) => {
    watchRequests(page);
    if (javaScriptEnabled) waitForFramework(page);
    await use(page);
  },
  expectedConsoleErrors: [[], { option: true }],
  failOnConsoleError: [
    async ({ page, expectedConsoleErrors }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
      });
      await use(undefined);
      const unexpected = errors.filter(
        (error) => !expectedConsoleErrors.some((expected) => error.includes(expected)),
      );
      expect(unexpected, 'errors in the browser console').toEqual([]);
    },
    { auto: true },
  ],
  takeTime: [
    async ({ context }, use) => {
      await takeTime(context);
      await use(undefined);
    },
    { auto: true },
  ],
});

/** The same tests twice: in a browser that runs scripts and in one that does not. */
export function withAndWithoutJavaScript(tests: () => void) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled });
      tests();
    });
  }
}
