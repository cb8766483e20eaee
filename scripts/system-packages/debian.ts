import { run } from '../lib/processes.ts';

/**
 * Installs packages of Debian where something is missing. Where that fails, too, the tests that
 * need them say so; the others do not care.
 */
export async function installWhenMissing(packages: string[], isThere: () => Promise<boolean>) {
  if (!(await isThere())) await installPackagesOfDebian(packages);
}

/** Does nothing where there is no apt-get. */
export async function installPackagesOfDebian(packages: string[]) {
  await run('apt-get', ['update']);
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages]);
}

export async function runs(command: string, args: readonly string[]) {
  return (await run(command, [...args])).code === 0;
}
