import { validColour } from '@/lib/chosen-colour';
import { readKept } from '@/lib/kept-on-device';

/** The RAL code that this visitor chose; null without one. */
export function readChosenColour(): string | null {
  return validColour(readKept('colour'));
}

/** Gives the site the accent of a colour; null brings back that of the house. */
export function showChosenColour(code: string | null) {
  if (!code) {
    delete document.documentElement.dataset.ral;
    return;
  }
  document.documentElement.dataset.ral = code;
  // With the list of all colours: 3 kB, only where a colour was chosen.
  import('./free-accent').then(
    ({ showFreeAccent }) => showFreeAccent(code),
    (error) => console.warn('No accent:', error),
  );
}
