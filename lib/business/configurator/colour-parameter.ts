export const COLOUR_PARAMETER = 'kleur';

/** Adds a RAL number to a configurator URL that has a query. A separate module, to keep scripts small. */
export function withColour(href: string, colour: string | null): string {
  return colour ? `${href}&${COLOUR_PARAMETER}=${colour}` : href;
}
