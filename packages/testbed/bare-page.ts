import { findFreePort, runOrFail, startNext } from '../../scripts/lib/processes.ts';
import { step } from '../../scripts/lib/terminal.ts';

export const BARE_PAGE = 'packages/testbed/bare-page';

/**
 * Builds a minimal Next page with one link, the baseline for the transfer size of the site's pages.
 * @param folder the page itself, or a copy of it
 */
export async function buildBarePage(folder = BARE_PAGE) {
  const args = ['node_modules/next/dist/bin/next', 'build', folder];
  await step('Building a bare page to compare with', () =>
    // Overrides the mode of the shell, as the build of the site does.
    runOrFail('next build', process.execPath, args, { NODE_ENV: 'production' }),
  );
}

export async function startBarePage() {
  return startNext({ mode: 'start', folder: BARE_PAGE, port: await findFreePort() });
}
