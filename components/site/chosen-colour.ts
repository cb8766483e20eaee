import { COLOUR_KEY, validColour } from '@/lib/chosen-colour';

/** The RAL code that this visitor chose; null without one, or where the browser refuses storage. */
export function readChosenColour(): string | null {
  try {
    return validColour(sessionStorage.getItem(COLOUR_KEY));
  } catch {
    return null;
  }
}

/** Keeps a choice; a browser that refuses storage forgets it with the page, which needs no message. */
export function keepChosenColour(code: string) {
  const chosen = validColour(code);
  showChosenColour(chosen);
  try {
    if (chosen) sessionStorage.setItem(COLOUR_KEY, chosen);
    else sessionStorage.removeItem(COLOUR_KEY);
  } catch {}
}

/** Gives the site the accent of `app/accent.css` for a colour; null brings back that of the house. */
export function showChosenColour(code: string | null) {
  if (code) document.documentElement.dataset.ral = code;
  else delete document.documentElement.dataset.ral;
}
