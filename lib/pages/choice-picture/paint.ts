import path from 'node:path';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import type { Composition } from '../../business/configurator/composition';
import { type PictureId, pictureOf } from '../../business/configurator/picture-of';
import { palette } from '../../business/palette';
import { isPrinted } from '../../business/ral/printed-colours';
import { findRalColour } from '../../business/ral/ral-classic';
import { drawFront } from './draw-front';

/** The share of its square picture that the widest kiosk, the table, takes. */
const WIDEST = 0.86;

/** WebP, which is decoded in a tenth of the time of AVIF. @param name a layer, or the code of a printed colour */
function layer(picture: PictureId, name: string): Sharp {
  return sharp(path.join(process.cwd(), `public/pictures/products/${picture}-${name}-800.webp`));
}

/** A kiosk as the configurator shows it, in a cell of `width` by `height` pixels: a render in its colour, or a drawing. */
export async function paintKiosk(
  composition: Composition,
  width: number,
  height: number,
): Promise<OverlayOptions> {
  const colour = findRalColour(composition.colour)?.srgb ?? palette.steel;
  const picture = pictureOf(composition);
  if (!picture) return { input: drawFront(composition, colour, width, height) };
  const side = Math.round(Math.min(height, width / WIDEST));
  const square = isPrinted(composition.colour)
    ? await raw(layer(picture, composition.colour).resize(side))
    : await recoloured(picture, colour, side);
  return { input: await fill(square, width, height) };
}

/** The same layers as components/marketing/paint-layers.tsx: a white coat, the colour in its shape, what it reflects. */
async function recoloured(picture: PictureId, colour: string, side: number) {
  const [plate, mask, gloss] = await Promise.all([
    raw(layer(picture, 'plate').resize(side)),
    layer(picture, 'mask').resize(side).extractChannel('alpha').raw().toBuffer(),
    raw(layer(picture, 'gloss').resize(side)),
  ]);
  const coat = await sharp({
    create: { width: side, height: side, channels: 3, background: colour },
  })
    .joinChannel(mask, { raw: { width: side, height: side, channels: 1 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return raw(
    sharp(plate.input, { raw: plate.raw })
      .composite([
        { input: coat, blend: 'multiply' },
        { ...gloss, blend: 'screen' },
      ])
      .removeAlpha(),
  );
}

/** Continues the even ground of the picture to the edges of the cell, or crops what stands over them. */
async function fill(square: Pixels, width: number, height: number) {
  const { width: side } = square.raw;
  const [beside, above] = [Math.max(0, width - side), Math.max(0, height - side)];
  const extended = await raw(
    sharp(square.input, { raw: square.raw }).extend({
      left: Math.floor(beside / 2),
      right: Math.ceil(beside / 2),
      top: Math.floor(above / 2),
      bottom: Math.ceil(above / 2),
      extendWith: 'copy',
    }),
  );
  return sharp(extended.input, { raw: extended.raw })
    .resize(width, height, { fit: 'cover' })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

type Pixels = { input: Buffer; raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

async function raw(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { input: data, raw: { width, height, channels } };
}
