import type { ScreenSize } from './ids';
import { products } from './products';

/** Price in euro, excluding VAT, transport and installation. */
export function lowestPriceOf(size: ScreenSize): number {
  return Math.min(...products.map(({ sizes }) => sizes[size].priceFrom));
}

/** Lowest price of every size: 43 inch costs less than 55 inch in each model. */
export const lowestPrice = lowestPriceOf(43);

/** Weeks for a standard colour of the quickest model. */
export const shortestDelivery = Math.min(
  ...products.map(({ deliveryWeeks }) => deliveryWeeks.standard),
);

/** Weeks from the quickest model in a standard colour to the slowest in an own one. */
export const deliveryRange = {
  from: shortestDelivery,
  to: Math.max(...products.map(({ deliveryWeeks }) => deliveryWeeks.ownColour)),
};
