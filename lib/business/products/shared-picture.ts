import type { ProductId } from './ids';
import { productOf } from './products';

/** The Open Graph image of a product: its own render. */
export function sharedPictureOf(id: ProductId): { url: string; alt: string } {
  return { url: `/pictures/open-graph/${id}.jpg`, alt: productOf(id).picture.alt };
}
