import { validColour } from '@/lib/platform/browser/chosen-colour';
import { readStored } from '@/lib/platform/browser/storage';
import { loadLater } from './load-later';

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
  loadLater().then(({ applyComputedAccent }) => applyComputedAccent(code), console.warn);
}
