import swatches from '../content/ral-colours.json';

/**
 * Whether every product has an exact picture in this colour (`imagery/Makefile`). Other colours are laid over that in RAL 7016.
 * @param code four digits
 */
export function isPrinted(code: string): boolean {
  return swatches.some((swatch) => swatch.code === code);
}
