import { validColour } from '@/lib/chosen-colour';
import { readKept } from '@/lib/kept-on-device';

/** The RAL code that this visitor chose; null without one. */
export function readChosenColour(): string | null {
  return validColour(readKept('colour'));
}

/** Gives the site the accent of `app/accent.css` for a colour; null brings back that of the house. */
export function showChosenColour(code: string | null) {
  if (code) document.documentElement.dataset.ral = code;
  else delete document.documentElement.dataset.ral;
}
