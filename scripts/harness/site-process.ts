import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findFreePort, startNext } from '../lib/processes.ts';

/**
 * Parts of a build that `next start` can do without. Into the last one the running sites write: a file
 * that gets shorter while it is copied has Node copy without end (libuv asks for the rest again and
 * again), which no limit of a test interrupts.
 */
const NOT_SERVED = ['cache', 'standalone', 'server/route-cache'];

const COPY_PREFIX = '.next-copy-';

/** Removes the copies that a run left behind which was killed. */
export function removeCopies() {
  for (const name of readdirSync('.')) {
    if (name.startsWith(COPY_PREFIX)) rmSync(name, { recursive: true, force: true });
  }
}

/**
 * Serves a copy of a build with other variables. A copy, because a server writes the pages that it
 * renews into its build, where the other servers would find them.
 */
export async function startSiteFromCopy({
  buildFolder,
  variables,
  onOutput,
}: {
  buildFolder: string;
  variables: Record<string, string>;
  onOutput?: (text: string) => void;
}) {
  const folder = mkdtempSync(path.join(path.dirname(buildFolder), COPY_PREFIX));
  cpSync(buildFolder, folder, {
    recursive: true,
    // Without the files that its server is just writing.
    filter: (source) =>
      !NOT_SERVED.includes(path.relative(buildFolder, source)) && !source.endsWith('.part'),
  });
  const site = await startNext({
    mode: 'start',
    port: await findFreePort(),
    env: { ...variables, NEXT_DIST_DIR: path.basename(folder) },
    onOutput,
  });
  return {
    url: site.url,
    folder,
    async stop() {
      await site.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
