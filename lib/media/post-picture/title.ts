import path from 'node:path';
import sharp from 'sharp';

/** A static, bold cut of Archivo with the letters that a slug can have; `app/fonts/subset.sh` makes it. */
const FONT_FILE = path.join(process.cwd(), 'app/fonts/archivo-title.ttf');
/** Read by fontconfig when it draws its first letter. A container has no file of its own, and each picture logged an error. */
process.env.FONTCONFIG_FILE ??= path.join(process.cwd(), 'app/fonts/fonts.conf');
const FONT_NAME_IN_FILE = 'Archivo SemiBold';

/** In pixels. A slug has 120 characters at most: even one of 120 times "w" leaves room for the picture. */
function fontSizeOf(title: string): number {
  return title.length <= 60 ? 58 : 40;
}

/**
 * The title of a post in lines of at most this width, as a transparent PNG.
 * @param title letters, digits and spaces only, as `titleFromSlug` returns them
 */
export function drawTitle(title: string, width: number, colour: string) {
  return sharp({
    text: {
      text: `<span foreground="${colour}">${title}</span>`,
      // The comma ends the family: Pango would read "SemiBold" as a weight of a family "Archivo".
      font: `${FONT_NAME_IN_FILE}, ${fontSizeOf(title)}`,
      fontfile: FONT_FILE,
      width,
      dpi: 72,
      wrap: 'word-char',
      spacing: -6,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
}
