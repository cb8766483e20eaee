/** Holds the number in RAL Classic in the address of our own configurator. */
export const COLOUR_PARAMETER = 'kleur';

/**
 * An address of the configurator that has no colour yet, with one. Apart from what writes the rest
 * of it, so that a browser adds the colour that it knows to an address that the server wrote.
 * @param colour a RAL number; null leaves the address as it is
 */
export function withColour(address: string, colour: string | null): string {
  return colour ? `${address}&${COLOUR_PARAMETER}=${colour}` : address;
}
