import sharp from 'sharp';
import { drawWordmarkColumn } from '../../../business/drawings/wordmark-column';
import { palette } from '../../../business/palette';
import type { Focus } from '../../focus';
import { fitPicture } from './fit';
import { drawTitle } from './title';

const WIDTH = 1200;
const HEIGHT = 630;
/** The proportions of the kiosk, as in the other Open Graph images. */
const COLUMN = Math.round((HEIGHT * 640) / 1750);
const MARGIN = 40;

/**
 * The Open Graph image of a post, a JPEG of 1200 by 630 pixels; an unreadable picture is left out.
 * @param focus what of the picture stays in sight; its middle where it is not given
 */
export async function composePostPicture(
  title: string,
  picture: Buffer | null,
  focus?: Focus,
): Promise<Buffer> {
  const width = WIDTH - COLUMN;
  const titleImage = await drawTitle(title, width - 2 * MARGIN, palette.ink);
  const top = HEIGHT - MARGIN - titleImage.info.height;
  const fitted = picture && (await fitPicture(picture, width, top - MARGIN, focus));
  const column = { width: COLUMN, height: HEIGHT, ground: palette.ink, colour: palette.paper };
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: palette.paper } })
    .composite([
      { input: drawWordmarkColumn(column), left: 0, top: 0 },
      ...(fitted ? [{ ...fitted, left: COLUMN, top: 0 }] : []),
      { input: titleImage.data, left: COLUMN + MARGIN, top },
    ])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}
