import sharp, { type OverlayOptions } from 'sharp';
import { logError } from '../../../platform/log';
import type { Focus } from '../../focus';

/** Decoding a larger upload could exhaust the memory. */
const MAX_PIXELS = 50_000_000;

/**
 * Crops and scales a picture to a size in pixels, around its middle or another part; null, logged, when it is unreadable. Returns raw pixels,
 * because sharp would otherwise encode in the format of the input, which takes 1.5 s for AVIF.
 */
export async function fitPicture(
  picture: Buffer,
  width: number,
  height: number,
  focus?: Focus,
): Promise<OverlayOptions | null> {
  try {
    const { data, info } = await sharp(picture, { limitInputPixels: MAX_PIXELS })
      .rotate()
      .resize(width, height, { fit: 'cover', position: focus ?? 'centre' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { input: data, raw: { width, height, channels: info.channels } };
  } catch (error) {
    logError('Reading the picture of a post failed', error);
    return null;
  }
}
