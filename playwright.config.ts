import { defineConfig } from 'playwright/test';
import { readTestSites } from './e2e/harness/test-sites-file.mjs';

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
  forbidOnly: Boolean(process.env.CI),
  // One second try tells a slow machine from a broken site; a test that needs it is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: process.env.TEST_REPORT
    ? [['list'], ['json', { outputFile: process.env.TEST_REPORT }]]
    : 'list',
  use: {
    baseURL: readTestSites().site,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    // Recording every first try takes a quarter longer; `--trace=on` does so where there is no second.
    trace: 'on-first-retry',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH || undefined },
  },
});
