import { products } from '../products/products';
import type { ProductId } from '../products/specs';

/* Indications in euro, excluding VAT: listed in docs/owner-to-confirm.md. */

/** Price of the first kiosk, and of each next one at the same address. */
export const installationPrice = { first: 500, next: 250 };

/** Price for one address, to the ground floor. */
export const transportPrice = { netherlands: 145, belgium: 245 };

export const maintenance = {
  pricePerKioskPerYear: 195,
  responseOfficeHours: 4,
  visitWorkdays: 2,
};

/** A target, not a promise. */
export const visitWorkdaysWithoutContract = 5;

/** Percentages of the price of the kiosks in one order. */
export const quantityDiscounts = [
  { from: 3, to: 5, percent: 3 },
  { from: 6, to: 10, percent: 6 },
] as const;

export const trialPlacement = { fromKiosks: 5, weeks: 4 };

/** Width in mm that fits the holder of the configurator. */
export const PAY_TERMINAL_MAX_WIDTH = 95;

/** Each screen beyond one per new kiosk. */
export const oldScreenPrice = 25;

export const contentPrice = { start: 495, startTemplates: 5, perHour: 85 };

export const integrationPriceFrom = 750;

export const leaseMonths = 36;

/** Part of the price per month, with the interest of the lease company. */
const LEASE_FACTOR = 0.033;

/** The lease of a model of 43 inch, in euro per month, excluding VAT. */
export function leasePricePerMonth(model: ProductId): number {
  const product = products.find(({ id }) => id === model);
  return Math.ceil((product?.sizes[43].priceFrom ?? 0) * LEASE_FACTOR);
}
