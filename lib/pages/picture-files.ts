/** Widths in px of most pictures in /public/pictures. */
const PICTURE_WIDTHS = [400, 800, 1200, 1600];

/** Those of the square pictures of a product in a colour, and of its layers. */
export const COLOUR_WIDTHS = [400, 800, 1600];

/** The file of a picture in /public/pictures that every browser and crawler reads, beside those in AVIF. */
export function webpFile(name: string, width = 800): string {
  return `/pictures/${name}-${width}.webp`;
}

/** The `srcset` of the AVIF files of a picture in /public/pictures. */
export function avifFiles(name: string, widths: readonly number[] = PICTURE_WIDTHS): string {
  return widths.map((w) => `/pictures/${name}-${w}.avif ${w}w`).join(', ');
}
