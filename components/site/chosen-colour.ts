import { isListedColour, validColour } from '@/lib/chosen-colour';
import { keep, readKept } from '@/lib/kept-on-device';

/** What a colour that is not listed says by itself. */
const freeProperties = [
  '--ral',
  '--color-accent',
  '--color-on-accent',
  '--color-accent-text',
] as const;

export type FreeColourStyle = Record<(typeof freeProperties)[number], string>;

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

/**
 * Gives the site the accent that belongs to a colour: from `app/accent.css`, or reckoned for one
 * that is not listed there. Null brings back that of the house.
 */
export function showChosenColour(code: string | null) {
  const { dataset, style } = document.documentElement;
  for (const name of freeProperties) style.removeProperty(name);
  if (code) dataset.ral = code;
  else delete dataset.ral;
  if (code && !isListedColour(code)) void showFreeColour(code);
}

async function showFreeColour(code: string) {
  try {
    const { freeColourStyle } = await import('./free-colour');
    const { dataset, style } = document.documentElement;
    if (dataset.ral !== code) return;
    const own = freeColourStyle(code);
    if (own) for (const name of freeProperties) style.setProperty(name, own[name]);
  } catch (error) {
    console.warn('The chosen colour could not be shown.', error);
  }
}
