/** What pages name that were painted without the font: see `start-scripts.mjs`. */
const FAMILY = 'ArchivoLate';

/**
 * Shows the font of the site on a page that was painted without it, too late for `font-display: optional`. The page names
 * this family already, because another value of its custom property would have the style of every element computed again:
 * that took twice as long.
 */
export function showFontLate(url: string) {
  const known = [...document.fonts].find(({ display }) => display === 'optional');
  if (!known) return;
  const { weight, stretch } = known;
  const font = new FontFace(FAMILY, `url(${url})`, { weight, stretch });
  font.load().then(
    () => document.fonts.add(font),
    () => undefined,
  );
}
