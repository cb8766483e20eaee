import sharp from 'sharp';
import { fitPicture } from './fit';
import { drawTitle } from './title';
import { drawWordmarkColumn } from './wordmark-column';

const WIDTH = 1200;
const HEIGHT = 630;
/** The proportion of the kiosk, as in the other shared pictures. */
const COLUMN = Math.round((HEIGHT * 640) / 1750);
const MARGIN = 40;
const INK = '#16191c';
const PAPER = '#f6f4ef';

/**
 * What a shared link to a post shows, as a JPEG of 1200 by 630: wordmark, picture and title.
 * @param picture the file of the post's picture in any common format; its place stays plain without
 *   one, and with one that cannot be read
 */
export async function composePostPicture(title: string, picture: Buffer | null): Promise<Buffer> {
  const width = WIDTH - COLUMN;
  const words = await drawTitle(title, width - 2 * MARGIN, INK);
  const top = HEIGHT - MARGIN - words.info.height;
  const shown = picture && (await fitPicture(picture, width, top - MARGIN));
  const column = { width: COLUMN, height: HEIGHT, ground: INK, colour: PAPER };
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: PAPER } })
    .composite([
      { input: drawWordmarkColumn(column), left: 0, top: 0 },
      ...(shown ? [{ ...shown, left: COLUMN, top: 0 }] : []),
      { input: words.data, left: COLUMN + MARGIN, top },
    ])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}
