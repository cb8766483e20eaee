import { run } from '../../../scripts/lib/processes.ts';

/** Installs Debian packages when something is missing. A failure is ignored: the tests that need them report it. */
export async function installWhenMissing(packages: string[], isInstalled: () => Promise<boolean>) {
  if (!(await isInstalled())) await installPackagesOfDebian(packages);
}

export async function installPackagesOfDebian(packages: string[]) {
  await run('apt-get', ['update']);
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages]);
}

export async function runs(command: string, args: readonly string[]) {
  return (await run(command, [...args])).code === 0;
}
