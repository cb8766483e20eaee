import { validColour } from '@/lib/browser/chosen-colour';
import { readStored } from '@/lib/browser/storage';

/** The RAL code that this visitor chose; null without one. */
export function readChosenColour(): string | null {
  return validColour(readStored('colour'));
}

/** Gives the site the accent that app/accent.css has for a colour; null brings back that of the house. */
export function markColour(code: string | null) {
  if (code) document.documentElement.dataset.ral = code;
  else delete document.documentElement.dataset.ral;
}

/** Computes the accent of a colour for which it has none; with the list of all colours, 3 kB. */
export function computeAccent(code: string) {
  import('./free-accent').then(
    ({ showFreeAccent }) => showFreeAccent(code),
    (error) => console.warn('No accent:', error),
  );
}
