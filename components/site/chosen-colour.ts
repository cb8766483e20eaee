import { validColour } from '@/lib/platform/browser/chosen-colour';
import { readStored } from '@/lib/platform/browser/storage';

/** Loads what few visitors need: the accent of a rare colour, and their own picture on the screens. */
export const loadLater = () => import('./later');

export function readChosenColour(): string | null {
  return validColour(readStored('colour'));
}

/** Sets the accent of a RAL code; null restores the default accent. */
export function applyColour(code: string | null) {
  if (code) document.documentElement.dataset.ral = code;
  else delete document.documentElement.dataset.ral;
}

/** Computes the accent of a RAL code without a rule in app/accent.css; loads all colours, 3 kB. */
export function computeAccent(code: string) {
  loadLater().then((later) => later.applyComputedAccent(code), console.warn);
}
