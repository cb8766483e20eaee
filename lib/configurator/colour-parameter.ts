export const COLOUR_PARAMETER = 'kleur';

/** Adds a RAL number to a configurator URL with a query. A separate module, which keeps scripts small. */
export function withColour(href: string, colour: string | null): string {
  return colour ? `${href}&${COLOUR_PARAMETER}=${colour}` : href;
}
