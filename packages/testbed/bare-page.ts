import { findFreePort, runOrFail, startNext } from '../../scripts/lib/processes.ts';
import { step } from '../../scripts/lib/terminal.ts';

const FOLDER = 'packages/testbed/bare-page';

/** Builds a minimal Next page with one link, the baseline for the transfer size of the site's pages. */
export async function buildBarePage() {
  await step('Building a bare page to compare with', () =>
    runOrFail('next build', process.execPath, ['node_modules/next/dist/bin/next', 'build', FOLDER]),
  );
}

export async function startBarePage() {
  return startNext({ mode: 'start', folder: FOLDER, port: await findFreePort() });
}
