/** The file of a picture in /public/pictures that every browser and crawler reads, beside those in AVIF. */
export function webpFile(name: string, width = 800): string {
  return `/pictures/${name}-${width}.webp`;
}
