/** The RAL code in which all pictures are rendered; choosing it counts as no choice. */
export const RENDERED_COLOUR = '7016';

const RAL_CODE = /^\d{4}$/;

/**
 * The stored RAL code; null for none and for invalid values. A code that RAL Classic lacks passes, because
 * a check would load the list on every page; accent.css has a default accent for it.
 */
export function validColour(stored: string | null): string | null {
  const isChoice = stored !== null && RAL_CODE.test(stored) && stored !== RENDERED_COLOUR;
  return isChoice ? stored : null;
}
