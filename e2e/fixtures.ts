import { test as base, expect } from 'playwright/test';
import { readTestSites } from './harness/test-sites-file.mjs';

export { expect };

/** Where the sites under test and their backend answer. */
export const sites = readTestSites();

type Fixtures = {
  /** Messages of the browser's console that this test expects, as parts of their text. */
  expectedConsoleErrors: string[];
  failOnConsoleError: undefined;
};

/** Playwright's test, which also fails when the page reports an error that nobody expected. */
export const test = base.extend<Fixtures>({
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
