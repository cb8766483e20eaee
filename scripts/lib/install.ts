import { existsSync, readFileSync } from 'node:fs';
import { runOrFail } from './processes.ts';
import { step } from './terminal.ts';

/** Whether packages are installed, possibly from an earlier lock file. */
export function hasPackages() {
  return existsSync('node_modules/.package-lock.json');
}

export async function installPackages() {
  if (isInstalled()) return;
  await step('Installing packages', () =>
    runOrFail('npm ci', 'npm', ['ci', '--include=dev', '--no-audit', '--no-fund']),
  );
}

function isInstalled() {
  if (!hasPackages()) return false;
  const wanted = packagesOf('package-lock.json');
  const present = packagesOf('node_modules/.package-lock.json');
  return Object.entries(wanted).every(
    // npm skips optional packages of other platforms.
    ([path, { version, optional }]) =>
      path === '' || optional || present[path]?.version === version,
  );
}

function packagesOf(file: string): Record<string, { version: string; optional?: boolean }> {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
