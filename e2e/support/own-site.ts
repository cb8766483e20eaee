import { patience } from '../../scripts/harness/patience.ts';
import { startSiteFromCopy } from '../../scripts/harness/site-process.ts';
import { test as base, sites } from './fixtures';

type OwnSite = {
  url: string;
  /** Where its build lies, to which it adds the pages that it renders. */
  folder: string;
  /** What its server has written so far. */
  output: () => string;
  /** Ends it before the test does. */
  stop: () => Promise<void>;
};

type Fixtures = {
  /**
   * Starts a site for this test alone, on the tests' build, with some variables changed. With another
   * backend its time limits are those of the product.
   */
  startSite: (variables: Record<string, string>) => Promise<OwnSite>;
};

export const test = base.extend<Fixtures>({
  startSite: async ({ page }, use) => {
    const stops: (() => Promise<void>)[] = [];
    await use(async (variables) => {
      let output = '';
      const site = await startSiteFromCopy({
        buildFolder: sites.buildFolder,
        variables: {
          ...sites.variables,
          ...(variables.SUPABASE_URL ? {} : patience),
          ...variables,
        },
        onOutput: (text) => {
          output += text;
        },
      });
      stops.push(() => site.stop());
      return { url: site.url, folder: site.folder, output: () => output, stop: site.stop };
    });
    // A page that still fetches its icons would report that its site is gone.
    await page.goto('about:blank');
    await Promise.all(stops.map((stop) => stop()));
  },
});
