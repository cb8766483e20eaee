/** The coat in which all pictures are rendered; who chooses it has chosen nothing. */
export const RENDERED_COLOUR = '7016';

const RAL_CODE = /^\d{4}$/;

/**
 * The RAL code that lies in storage; null for none and for nonsense. Whether RAL Classic has that
 * number is not asked, since the list would come with every page: for one that it lacks, accent.css
 * has the accent of the house.
 */
export function validColour(stored: string | null): string | null {
  const isChoice = stored !== null && RAL_CODE.test(stored) && stored !== RENDERED_COLOUR;
  return isChoice ? stored : null;
}
