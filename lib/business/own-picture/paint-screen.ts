import { type Quad, toUnitSquare } from './homography';

/** What glass before a lit panel does: black is never quite black, white is not paper, and light from above lies on it. */
const BLACK = 7;
const WHITE = 247;
const SHEEN = 0.075;
/** The light of a studio in glass that is seen from its side. */
const STUDIO = 150;

/** Pixels of RGBA, row by row, as in ImageData. */
export type Pixels = { data: Uint8ClampedArray; width: number; height: number };

/** How much of a screen is hidden at (u, v), 0 to 1 each, from its top left: 0 for nothing, 1 for all. */
export type Hidden = (u: number, v: number) => number;

/**
 * Paints a picture on a screen of another one.
 * @param target a part of the picture of the kiosk; its pixels inside the quad are replaced
 * @param picture as large as the screen, in its proportions
 * @param quad corners of the screen in px of `target`
 * @param hidden what stands before it and stays as it is
 * @param glare share of the light that its glass reflects, 0 to 1
 */
export function paintScreen(
  target: Pixels,
  picture: Pixels,
  quad: Quad,
  hidden?: Hidden,
  glare = 0,
): void {
  const [a, b, c, d, e, f, g, h, i] = toUnitSquare(quad);
  const { data, width, height } = target;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [px, py] = [x + 0.5, y + 0.5];
      const w = g * px + h * py + i;
      const u = (a * px + b * py + c) / w;
      const v = (d * px + e * py + f) / w;
      const across = u * picture.width;
      const down = v * picture.height;
      const edge = Math.min(across, picture.width - across, down, picture.height - down);
      if (!(edge > -0.5)) continue;
      const cover = Math.min(1, edge + 0.5) * (1 - (hidden?.(u, v) ?? 0));
      const at = 4 * (y * width + x);
      const sheen = SHEEN * Math.max(0, 1 - (0.8 * u + v) / 0.9);
      for (let channel = 0; channel < 3; channel++) {
        const colour = BLACK + ((WHITE - BLACK) / 255) * sample(picture, across, down, channel);
        const sheened = colour + (255 - colour) * sheen;
        const lit = sheened + (STUDIO - sheened) * glare;
        const index = at + channel;
        data[index] = (data[index] ?? 0) * (1 - cover) + lit * cover;
      }
    }
  }
}

/** Bilinear; positions in px from the left and top edge. */
function sample({ data, width, height }: Pixels, across: number, down: number, channel: number) {
  const x = Math.min(Math.max(across - 0.5, 0), width - 1);
  const y = Math.min(Math.max(down - 0.5, 0), height - 1);
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, bottom] = [Math.min(left + 1, width - 1), Math.min(top + 1, height - 1)];
  const [rx, ry] = [x - left, y - top];
  const of = (column: number, row: number) => data[4 * (row * width + column) + channel] ?? 0;
  const upper = of(left, top) * (1 - rx) + of(right, top) * rx;
  const lower = of(left, bottom) * (1 - rx) + of(right, bottom) * rx;
  return upper * (1 - ry) + lower * ry;
}
