import { startSiteFromCopy } from '../../packages/testbed/site-process.ts';
import { longTimeouts } from '../../packages/testbed/timeouts.ts';
import { sites } from './sites';

export type OwnSite = {
  url: string;
  pid: number;
  folder: string;
  /** What its server process has written so far. */
  output: () => string;
  stop: () => Promise<void>;
};

/**
 * Starts a site for one test, on a copy of the tests' build, with some environment variables changed.
 * A site with another SUPABASE_URL keeps the production timeouts.
 */
export type StartSite = (variables: Record<string, string>) => Promise<OwnSite>;

/** @returns `startSite`, and `stopAll`, which stops every site that it started */
export function createSiteStarter(): { startSite: StartSite; stopAll: () => Promise<void> } {
  const stops: (() => Promise<void>)[] = [];
  return {
    startSite: async (variables) => {
      let output = '';
      const site = await startSiteFromCopy({
        buildFolder: sites.buildFolder,
        variables: {
          ...sites.variables,
          ...(variables.SUPABASE_URL ? {} : longTimeouts),
          ...variables,
        },
        onOutput: (text) => {
          output += text;
        },
      });
      stops.push(() => site.stop());
      const { url, pid, folder, stop } = site;
      return { url, pid, folder, output: () => output, stop };
    },
    stopAll: async () => {
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}
