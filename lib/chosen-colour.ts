/** The coat in which all pictures are rendered; who chooses it has chosen nothing. */
export const RENDERED_COLOUR = '7016';

/**
 * The numbers of lib/content/ral-colours.json, which brings their names too: the style sheets have a
 * rule for each of them.
 */
const listed = '9005 9016 7016 7035 3020 2004 1018 6018 5015 5002 4010 8017'.split(' ');

/** Whether the style sheets know a colour. The values of any other one are loaded when it is chosen. */
export function isListedColour(code: string): boolean {
  return listed.includes(code);
}

const RAL_CODE = /^\d{4}$/;

/**
 * The RAL code that lies in storage; null for none and for nonsense. Whether RAL Classic has that
 * number is not asked here: the list would come with every page.
 */
export function validColour(stored: string | null): string | null {
  const isChoice = stored !== null && RAL_CODE.test(stored) && stored !== RENDERED_COLOUR;
  return isChoice ? stored : null;
}
