import { validColour } from '@/lib/chosen-colour';
import { keep, readKept } from '@/lib/kept-on-device';

/** The RAL code that this visitor chose; null without one. */
export function readChosenColour(): string | null {
  return validColour(readKept('colour'));
}

/** Keeps a choice until the tab is closed, so that it follows from page to page. */
export function keepChosenColour(code: string) {
  const chosen = validColour(code);
  showChosenColour(chosen);
  keep('colour', chosen);
}

/** Gives the site the accent of `app/accent.css` for a colour; null brings back that of the house. */
export function showChosenColour(code: string | null) {
  if (code) document.documentElement.dataset.ral = code;
  else delete document.documentElement.dataset.ral;
}
