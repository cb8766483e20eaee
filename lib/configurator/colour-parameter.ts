/** Query parameter of our own configurator for the RAL Classic number. */
export const COLOUR_PARAMETER = 'kleur';

/**
 * Adds a colour to a configurator URL that has a query without one. In its own module, so that the
 * browser does not load the rest of the configurator for it.
 * @param colour RAL number; null leaves the URL unchanged
 */
export function withColour(href: string, colour: string | null): string {
  return colour ? `${href}&${COLOUR_PARAMETER}=${colour}` : href;
}
