import { existsSync } from 'node:fs';
import path from 'node:path';
import { installPackagesOfDebian } from './debian.mjs';
import { PlainError } from './plain-error.mjs';
import { run } from './processes.mjs';

const DOWNLOAD_LIMIT_MS = 5 * 60_000;
const INSTALLED_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * A Chromium that starts: Playwright's own, downloaded when it can be; else an installed one; else
 * Debian's package.
 * @returns {Promise<string | undefined>} its path, or undefined for Playwright's own
 */
export async function findBrowser() {
  if (await starts(undefined)) return undefined;
  await run('npx', ['playwright', 'install', 'chromium', '--only-shell'], {
    timeLimitMs: DOWNLOAD_LIMIT_MS,
  });
  if (await starts(undefined)) return undefined;

  for (const candidate of installedBrowsers()) if (await starts(candidate)) return candidate;

  await installPackagesOfDebian(['chromium']);
  for (const candidate of installedBrowsers()) if (await starts(candidate)) return candidate;
  throw new PlainError(
    'No Chromium starts here. Install one (Debian: apt-get install chromium) and run the tests again.',
  );
}

function installedBrowsers() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return INSTALLED_NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))).filter(
    (file) => existsSync(file),
  );
}

/** @param {string | undefined} executablePath */
async function starts(executablePath) {
  try {
    const { chromium } = await import('playwright');
    const browser = await chromium.launch({ executablePath, timeout: 30_000 });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}
