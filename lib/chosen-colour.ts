/** The coat in which all pictures are rendered; who chooses it has chosen nothing. */
export const RENDERED_COLOUR = '7016';

const RAL_CODE = /^\d{4}$/;

/**
 * The RAL code that lies in storage; null for none and for nonsense. Whether we sell that colour is
 * not asked: no rule of accent.css and no choice answers to another, and the list would come with
 * every page.
 */
export function validColour(stored: string | null): string | null {
  const isChoice = stored !== null && RAL_CODE.test(stored) && stored !== RENDERED_COLOUR;
  return isChoice ? stored : null;
}
