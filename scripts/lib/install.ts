import { existsSync, lstatSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { npmCommand } from './npm.mjs';
import { run } from './processes.ts';
import { step } from './terminal.ts';
import { UserError } from './user-error.ts';

const PACKAGES = 'node_modules';
/** npm writes it last. */
const INSTALLED = `${PACKAGES}/.package-lock.json`;

/** Whether packages are installed, possibly from an earlier lock file. */
export function hasPackages() {
  return existsSync(INSTALLED);
}

export async function installPackages() {
  if (isInstalled()) return;
  if (lstatSync(PACKAGES, { throwIfNoEntry: false })?.isSymbolicLink()) {
    // npm would empty the folder of another checkout.
    throw new UserError(
      `${PACKAGES} is a link to ${realpathSync(PACKAGES)}, whose packages are not those of package-lock.json. Run npm ci there, or delete the link.`,
    );
  }
  // npm deletes the packages in any order: while it runs, none of them counts as installed.
  rmSync(INSTALLED, { force: true });
  await step('Installing packages', async () => {
    const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
    const { code, output } = await run(...npmCommand(args));
    if (code === 0) return;
    const isHeld = /\b(ENOTEMPTY|EBUSY|EPERM)\b/.test(output);
    const hint = isHeld
      ? '\n\nAnother program changes node_modules. End it, or delete the folder.'
      : '';
    throw new UserError(`npm ci failed:\n${output.trim()}${hint}`);
  });
}

function isInstalled() {
  if (!hasPackages()) return false;
  const wanted = packagesOf('package-lock.json');
  const present = packagesOf(INSTALLED);
  return Object.entries(wanted).every(
    // npm skips optional packages of other platforms; our own, outside of node_modules, are there already.
    ([path, { version, optional }]) =>
      !path.startsWith(PACKAGES) || optional || present[path]?.version === version,
  );
}

function packagesOf(file: string): Record<string, { version: string; optional?: boolean }> {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
