import { validColour } from '@/lib/browser/chosen-colour';
import { readStored } from '@/lib/browser/storage';

/** The stored RAL code of the visitor's choice; null without one. */
export function readChosenColour(): string | null {
  return validColour(readStored('colour'));
}

/** Selects the accent rule of app/accent.css for a RAL code; null restores the default accent. */
export function markColour(code: string | null) {
  if (code) document.documentElement.dataset.ral = code;
  else delete document.documentElement.dataset.ral;
}

/** Computes the accent of a RAL code without a rule; loads the list of all colours, 3 kB. */
export function computeAccent(code: string) {
  import('./free-accent').then(
    ({ showFreeAccent }) => showFreeAccent(code),
    (error) => console.warn('Loading the accent colours failed.', error),
  );
}
