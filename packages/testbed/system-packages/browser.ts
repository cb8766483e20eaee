import { existsSync } from 'node:fs';
import path from 'node:path';
import { programOf } from '../../../scripts/lib/package-program.ts';
import { run } from '../../../scripts/lib/processes.ts';
import { UserError } from '../../../scripts/lib/user-error.ts';
import { installPackagesOfDebian } from './debian.ts';

const DOWNLOAD_LIMIT_MS = 5 * 60_000;
/** A missing browser fails at once; on a busy machine one may need half a minute to start. */
const START_LIMIT_MS = 3 * 60_000;
const DEBIAN_SHELL = 'chromium-headless-shell';
const INSTALLED_NAMES = [
  DEBIAN_SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** Path of a Chromium that starts, undefined for Playwright's own. A headless shell takes half the CPU time. */
export async function findBrowser(): Promise<string | undefined> {
  if (await starts(undefined)) return undefined;
  await run(process.execPath, [programOf('playwright'), 'install', 'chromium', '--only-shell'], {
    timeLimitMs: DOWNLOAD_LIMIT_MS,
  });
  if (await starts(undefined)) return undefined;

  if (!pathsOf(DEBIAN_SHELL).length) await installPackagesOfDebian([DEBIAN_SHELL]);
  for (const candidate of INSTALLED_NAMES.flatMap(pathsOf))
    if (await starts(candidate)) return candidate;
  throw new UserError(
    `No Chromium starts here. Install one (Debian: apt-get install ${DEBIAN_SHELL}) and run the tests again.`,
  );
}

function pathsOf(name: string): string[] {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.map((folder) => path.join(folder, name)).filter((file) => existsSync(file));
}

async function starts(executablePath: string | undefined) {
  try {
    const { chromium } = await import('playwright');
    const browser = await chromium.launch({ executablePath, timeout: START_LIMIT_MS });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}
