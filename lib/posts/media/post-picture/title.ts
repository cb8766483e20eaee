import { drawText } from '../../../platform/text/draw-text';

/** The size in pixels; a slug of 120 wide characters still leaves space for the picture. */
function fontSizeOf(title: string): number {
  return title.length <= 60 ? 58 : 40;
}

/** Draws a title of letters, digits and spaces as a transparent PNG, at most `width` pixels wide. */
export function drawTitle(title: string, width: number, colour: string) {
  return drawText(title, { size: fontSizeOf(title), width, colour });
}
