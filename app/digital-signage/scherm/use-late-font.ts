import { useEffect } from 'react';

/** The first choice of player.module.css. */
const FAMILY = 'Archivo Late';

/**
 * Shows the font of the site also when it came after the first paint, too late for `font-display: optional`:
 * a player stays open all day, and its texts have fixed places, so that nothing shifts.
 */
export function useLateFont(url: string) {
  useEffect(() => {
    const known = [...document.fonts].find(({ display }) => display === 'optional');
    if (!known) return;
    const { weight, stretch } = known;
    const font = new FontFace(FAMILY, `url(${url})`, { weight, stretch });
    font.load().then(
      () => document.fonts.add(font),
      (error) => console.info('The player keeps the font of this device.', error),
    );
    return () => {
      document.fonts.delete(font);
    };
  }, [url]);
}
