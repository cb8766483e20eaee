import { defineConfig } from 'playwright/test';
import { readTestSites } from './scripts/harness/test-sites-file.ts';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  projects: [
    // These switch off one backend that they share, so they take turns: first, or one worker would be
    // left over at the end.
    { name: 'outage', testMatch: /outage/, workers: 1 },
    { name: 'site', testIgnore: /outage/ },
  ],
  // No promises about time: these only end a test that hangs, however busy the machine is. The second
  // is less than the minute after which pages are renewed by time: what a test waits for is caused.
  timeout: 240_000,
  expect: { timeout: 50_000 },
  // A broken build fails every test, each as late as that.
  maxFailures: 25,
  forbidOnly: Boolean(process.env.CI),
  // The second try records the trace that explains the first; npm test names such a test as a defect.
  retries: process.env.CI ? 1 : 0,
  reporter: process.env.TEST_REPORT
    ? [['list'], ['json', { outputFile: process.env.TEST_REPORT }]]
    : 'list',
  use: {
    baseURL: readTestSites().site,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    // A click on what never comes would else last as long as its test.
    actionTimeout: 50_000,
    // Recording every first try takes a quarter longer; `--trace=on` does so where there is no second.
    trace: 'on-first-retry',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH || undefined },
  },
});
