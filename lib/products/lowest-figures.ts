import type { ScreenSize } from './ids';
import { products } from './products';

/** In euro, excluding VAT, transport and installation. */
export function lowestPriceOf(size: ScreenSize): number {
  return Math.min(...products.map(({ sizes }) => sizes[size].priceFrom));
}

/** As `lowestPriceOf`, of every size. */
export const lowestPrice = lowestPriceOf(43);

/** In weeks, for a standard colour. */
export const shortestDelivery = Math.min(
  ...products.map(({ deliveryWeeks }) => deliveryWeeks.standard),
);
