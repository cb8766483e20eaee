import sharp from 'sharp';
import { drawWordmarkColumn } from '../../business/drawings/wordmark-column';
import { palette } from '../../business/palette';
import { drawText } from '../../platform/text/draw-text';
import type { ChoicePicture } from './choice-picture';
import { paintKiosk } from './paint';

const WIDTH = 1200;
const HEIGHT = 630;
/** The proportions of the kiosk, as in the other Open Graph images. */
const COLUMN = Math.round((HEIGHT * 640) / 1750);
const PICTURE_HEIGHT = 440;
const MARGIN = 40;
const GAP = 4;
const AMOUNT_WIDTH = 290;
const LARGE = 52;
const SMALL = 31;
const LINE_GAP = 14;
const TIMEOUT_S = 5;

/** The Open Graph image of a composition or a project, a JPEG of 1200 by 630 pixels. */
export async function composeChoicePicture(picture: ChoicePicture): Promise<Buffer> {
  const column = { width: COLUMN, height: HEIGHT, ground: palette.ink, colour: palette.paper };
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: palette.paper } })
    .composite([
      { input: drawWordmarkColumn(column), left: 0, top: 0 },
      ...(await kiosksOf(picture)),
      ...(await textsOf(picture)),
    ])
    .jpeg({ quality: 80, mozjpeg: true })
    .timeout({ seconds: TIMEOUT_S })
    .toBuffer();
}

function kiosksOf({ kiosks }: ChoicePicture) {
  const cell = (WIDTH - COLUMN - GAP * (kiosks.length - 1)) / kiosks.length;
  return Promise.all(
    kiosks.map(async (kiosk, index) => {
      const left = Math.round(COLUMN + index * (cell + GAP));
      const right = Math.round(COLUMN + index * (cell + GAP) + cell);
      return { ...(await paintKiosk(kiosk, right - left, PICTURE_HEIGHT)), left, top: 0 };
    }),
  );
}

/** What it is at the left, what it costs at the right. */
async function textsOf({ title, details, amount, amountNote }: ChoicePicture) {
  const left = COLUMN + MARGIN;
  const right = WIDTH - MARGIN - AMOUNT_WIDTH;
  const wide = right - left - MARGIN;
  return [
    ...(await stack([title, details], left, wide)),
    ...(await stack([amount, amountNote], right, AMOUNT_WIDTH)),
  ];
}

async function stack([large = '', small = '']: string[], left: number, width: number) {
  const first = await drawText(large, { size: LARGE, width, colour: palette.ink });
  const second = await drawText(small, { size: SMALL, width, colour: palette.steel });
  const top = PICTURE_HEIGHT + MARGIN;
  // Texts with and without descenders differ in height, and both stacks share their lines.
  const below = top + Math.max(LARGE, first.info.height) + LINE_GAP;
  return [
    { input: first.data, left, top },
    { input: second.data, left, top: below },
  ];
}
