import colours from './content/ral-colours.json';

/** The coat in which all pictures are rendered; who chooses it has chosen nothing. */
export const RENDERED_COLOUR = '7016';

/** Kept on the device until the tab is closed, so that the choice follows from page to page. */
export const COLOUR_KEY = 'zw-kleur';

/** The RAL code that lies in storage; null for none and for nonsense. */
export function validColour(stored: string | null): string | null {
  const isChoice = colours.some(({ code }) => code === stored && code !== RENDERED_COLOUR);
  return isChoice ? stored : null;
}
