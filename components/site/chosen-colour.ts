import { validColour } from '@/lib/platform/browser/chosen-colour';
import { readStored } from '@/lib/platform/browser/storage';

/** Loads what few visitors need: the accent of a rare colour, and their own picture on the screens. */
export const loadLater = () => import('./later');

export function readChosenColour(): string | null {
  return validColour(readStored('colour'));
}

/** Sets the accent of a RAL code, for one without a rule in app/accent.css by 3 kB that load first; null restores the default. */
export function applyColour(code: string | null) {
  const { dataset } = document.documentElement;
  if (!code) {
    delete dataset.ral;
    return;
  }
  dataset.ral = code;
  loadLater().then((later) => later.applyComputedAccent(code), console.warn);
}
