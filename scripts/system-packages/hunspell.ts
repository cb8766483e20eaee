import { installWhenMissing, runs } from './debian.ts';

/** Reads one word per line from stdin and prints those that are not in its Dutch dictionary. */
export const HUNSPELL = ['hunspell', '-d', 'nl_NL', '-i', 'utf-8', '-l'] as const;

export const HUNSPELL_MISSING =
  'No hunspell with a Dutch dictionary runs here. Install both (Debian: apt-get install hunspell hunspell-nl) and run the tests again.';

export function installHunspell() {
  const [command, ...args] = HUNSPELL;
  // With empty stdin it ends at once, with an error when the dictionary is missing.
  return installWhenMissing(['hunspell', 'hunspell-nl'], () => runs(command, args));
}
