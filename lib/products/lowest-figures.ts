import { products } from './products';

/** In euro, excluding VAT, transport and installation. */
export const lowestPrice = Math.min(...products.map(({ sizes }) => sizes[43].priceFrom));

/** In weeks, for a standard colour. */
export const shortestDelivery = Math.min(
  ...products.map(({ deliveryWeeks }) => deliveryWeeks.standard),
);
