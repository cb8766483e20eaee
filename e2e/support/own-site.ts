import { test as base } from './fixtures';
import { createSiteStarter, type StartSite } from './start-site';

export const test = base.extend<{ startSite: StartSite }>({
  startSite: async ({ page }, use) => {
    const { startSite, stopAll } = createSiteStarter();
    await use(startSite);
    // Icons that the page still fetches from a stopped site would be console errors.
    await page.goto('about:blank');
    await stopAll();
  },
});
