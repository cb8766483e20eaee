export const MODEL_PARAMETER = 'model';
export const COLOUR_PARAMETER = 'kleur';

/** Form field for a typed colour, which takes precedence over the selected one. */
export const TYPED_COLOUR = 'ander-ral-nummer';

/** Adds a RAL number to a configurator URL that has a query. A separate module, to keep scripts small. */
export function withColour(href: string, colour: string | null): string {
  return colour ? `${href}&${COLOUR_PARAMETER}=${colour}` : href;
}
