import { test as base, expect } from 'playwright/test';
import { randomClientIp } from '../../packages/testbed/random-client-ip.ts';
import { sites } from './sites';
import { createSiteStarter, type StartSite } from './start-site';

export { expect, randomClientIp, sites };

/** Playwright's test for `*.http.spec.ts`: no browser; `request` sends a random client IP address. */
export const test = base.extend<{ startSite: StartSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of other fixtures here.
  extraHTTPHeaders: async ({}, use) => use(randomClientIp()),
  context: () => {
    throw new Error('A test that needs a browser does not belong in a *.http.spec.ts file.');
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of other fixtures here.
  startSite: async ({}, use) => {
    const { startSite, stopAll } = createSiteStarter();
    await use(startSite);
    await stopAll();
  },
});
