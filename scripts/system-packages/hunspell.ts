import { installWhenMissing, runs } from './debian.ts';

/** Reads words, one a line, and prints those that its Dutch dictionary does not have. */
export const HUNSPELL = ['hunspell', '-d', 'nl_NL', '-i', 'utf-8', '-l'] as const;

export const HUNSPELL_MISSING =
  'No hunspell with a Dutch dictionary runs here. Install both (Debian: apt-get install hunspell hunspell-nl) and run the tests again.';

export function installHunspell() {
  const [command, ...args] = HUNSPELL;
  // Nothing to read: it ends at once, and with an error where the dictionary is missing.
  return installWhenMissing(['hunspell', 'hunspell-nl'], () => runs(command, args));
}
