import sharp from 'sharp';
import { productIds } from '../lib/business/products/ids';

const SIZE = 1600;
/** Grey of the plate, of 255: the wordmark, which keeps its own colour, is lighter. */
const SEAM = 97;
/** Pixels to each side of a hole: black parts between two of steel are wider, also in the mirror of the double models. */
const REACH = 2;
/** Outlines have some; the door of the Brandvision alone had 400. */
const MOST = 250;

const file = (product: string, layer: string) =>
  sharp(`public/pictures/products/${product}-${layer}-${SIZE}.avif`);

test.each(productIds)('the mask of the %s has no holes along its seams', async (product) => {
  const mask = await file(product, 'mask').extractChannel(3).raw().toBuffer();
  const plate = await file(product, 'plate').removeAlpha().greyscale().raw().toBuffer();
  const reach = SIZE * REACH;
  const isWhole = (pixel: number) => (mask[pixel] ?? 0) > 200;
  const holes = mask.filter(
    (value, pixel) =>
      value < 128 && (plate[pixel] ?? 0) < SEAM && isWhole(pixel - reach) && isWhole(pixel + reach),
  );
  expect(holes.length).toBeLessThan(MOST);
});
