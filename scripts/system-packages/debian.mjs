import { run } from '../lib/processes.mjs';

/**
 * Installs packages of Debian where something is missing. Where that fails, too, the tests that
 * need them say so; the others do not care.
 * @param {string[]} packages
 * @param {() => Promise<boolean>} isThere
 */
export async function installWhenMissing(packages, isThere) {
  if (!(await isThere())) await installPackagesOfDebian(packages);
}

/** Does nothing where there is no apt-get. @param {string[]} packages */
export async function installPackagesOfDebian(packages) {
  await run('apt-get', ['update']);
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages]);
}

/** @param {string} command @param {readonly string[]} args */
export async function runs(command, args) {
  return (await run(command, [...args])).code === 0;
}
