import { run } from './processes.mjs';

/** Reads words, one a line, and prints those that its Dutch dictionary does not have. */
export const HUNSPELL = /** @type {const} */ (['hunspell', '-d', 'nl_NL', '-i', 'utf-8', '-l']);

export const HUNSPELL_MISSING =
  'No hunspell with a Dutch dictionary runs here. Install both (Debian: apt-get install hunspell hunspell-nl) and run the tests again.';

/**
 * Installs Debian's packages when hunspell or its Dutch dictionary is missing. Where that fails, the
 * spelling tests fail with the message above; the other tests do not need it.
 */
export async function installHunspell() {
  if (await runs()) return;
  await run('apt-get', ['update']);
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'hunspell', 'hunspell-nl']);
}

async function runs() {
  const [command, ...args] = HUNSPELL;
  // Nothing to read: it ends at once, and with an error where the dictionary is missing.
  return (await run(command, args)).code === 0;
}
