import path from 'node:path';
import sharp from 'sharp';
import type { ProductId } from '../../products/ids';
import { productOf } from '../../products/products';

const QUALITY = 86;

/** The picture of a product as JPEG, the format that PDF knows, 800 pixels wide and high. */
export function sheetPicture(product: ProductId): Promise<Buffer> {
  const { name } = productOf(product).picture;
  const file = path.join(process.cwd(), `public/pictures/${name}-800.webp`);
  return sharp(file).jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer();
}
