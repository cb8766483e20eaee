import { availableParallelism } from 'node:os';
import { defineConfig } from 'playwright/test';
import type { StudioKind } from './e2e/support/studio-kinds.ts';
import { readTestSites } from './packages/testbed/test-sites-file.ts';

/** What the studio's tests show of a program on one machine, and hosted.spec.ts, which starts its own studios. */
const LOCAL_ONLY = /\/(command|requests|own-backend|hosted)\.(http\.)?spec\.ts$/;

const browsers = Math.min(availableParallelism(), 6);

export default defineConfig<object, { studioKind: StudioKind }>({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 6,
  projects: [
    // First, because a failing server fails most browser tests too. Many wait for a timeout of the site.
    { name: 'http', testMatch: /\.http\.spec\.ts$/, workers: 6 },
    // A browser keeps a core busy: on two cores a third one makes the run no shorter.
    { name: 'browser', testIgnore: /\.http\.spec\.ts$/, workers: browsers },
    // The tests of the studio once more, against the hosted one.
    {
      name: 'hosted-http',
      testMatch: /\/studio\/.*\.http\.spec\.ts$/,
      testIgnore: LOCAL_ONLY,
      use: { studioKind: 'hosted' },
    },
    {
      name: 'hosted-browser',
      testMatch: /\/studio\/.*\.spec\.ts$/,
      testIgnore: [LOCAL_ONLY, /\.http\.spec\.ts$/],
      // Its URL is its host name, always.
      grepInvert: /a studio that got another address/,
      workers: browsers,
      use: { studioKind: 'hosted' },
    },
  ],
  // These limits only end tests that hang, however busy the machine is. The second is shorter than the
  // minute after which pages revalidate by themselves, so no test passes by waiting for that.
  timeout: 240_000,
  expect: { timeout: 50_000 },
  // A broken build fails every test, each only after its timeout.
  maxFailures: 25,
  forbidOnly: Boolean(process.env.CI),
  // The retry records a trace; npm test lists tests that passed only on the retry.
  retries: process.env.CI ? 1 : 0,
  reporter: process.env.TEST_REPORT
    ? [['list'], ['json', { outputFile: process.env.TEST_REPORT }]]
    : 'list',
  use: {
    baseURL: readTestSites().site,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    // A click on a missing element would last until the test times out.
    actionTimeout: 50_000,
    // Recording every test takes a quarter longer.
    trace: 'on-first-retry',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH || undefined },
  },
});
