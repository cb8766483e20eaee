import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findFreePort, startNext } from '../../scripts/lib/processes.ts';

/**
 * Parts of a build that `next start` does not need. Running sites write to the last one, and a file that shrinks while
 * it is copied makes `cpSync` loop forever (in libuv), which no test timeout interrupts.
 */
const NOT_SERVED = ['cache', 'standalone', 'server/route-cache'];

const COPY_PREFIX = '.next-copy-';

/** Removes what killed runs left behind. */
export function removeCopies() {
  for (const name of readdirSync('.')) {
    if (name.startsWith(COPY_PREFIX)) rmSync(name, { recursive: true, force: true });
  }
}

type CopyOptions = {
  buildFolder: string;
  variables: Record<string, string>;
  onOutput?: (text: string) => void;
};

/** A copy, because a server writes revalidated pages into its build, which others on that folder would serve too. */
export async function startSiteFromCopy({ buildFolder, variables, onOutput }: CopyOptions) {
  const folder = makeCopyFolder(path.dirname(buildFolder));
  copyBuild(buildFolder, folder);
  const site = await startNext({
    mode: 'start',
    port: await findFreePort(),
    env: { ...variables, NEXT_DIST_DIR: path.basename(folder) },
    onOutput,
  });
  const remove = async () => {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  let removed: Promise<void> | undefined;
  return {
    url: site.url,
    pid: site.pid,
    folder,
    /** Once only: afterwards another site may have a folder of this name. */
    stop() {
      removed ??= remove();
      return removed;
    },
  };
}

/** Makes a folder of the lowest free number: the compile cache knows a file by its path, which a later copy has too. */
function makeCopyFolder(parent: string): string {
  for (let number = 0; ; number += 1) {
    const folder = path.join(parent, `${COPY_PREFIX}${number}`);
    try {
      mkdirSync(folder);
      return folder;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** Copies what `next start` reads, also while a site runs on the build. */
export function copyBuild(from: string, to: string) {
  cpSync(from, to, {
    recursive: true,
    // Symbolic links stay as they are: resolved ones would point at the copy itself.
    verbatimSymlinks: true,
    // *.part files are still being written; source maps are half of the bytes.
    filter: (source) =>
      !NOT_SERVED.includes(path.relative(from, source)) && !/\.(part|map)$/.test(source),
  });
}
