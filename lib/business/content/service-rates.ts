import { type ProductId, specs } from '../products/specs';

/* Indications in euro, excluding VAT: listed in docs/owner-to-confirm.md. */

/** Price of the first kiosk, and of each next one at the same address. */
export const installationPrice = { first: 500, next: 250 };

/** Price for one address, to the ground floor. */
export const transportPrice = { netherlands: 145, belgium: 245 };

export function transportPriceTo(country: 'nl' | 'be'): number {
  return country === 'be' ? transportPrice.belgium : transportPrice.netherlands;
}

export const maintenance = {
  pricePerKioskPerYear: 195,
  responseOfficeHours: 4,
  visitWorkdays: 2,
};

/** A target, not a promise. */
export const visitWorkdaysWithoutContract = 5;

/** Percentages of the price of the kiosks in one order, with their options. */
export const quantityDiscounts = [
  { from: 3, to: 5, percent: 3 },
  { from: 6, to: 10, percent: 6 },
] as const;

/** The discount of an order in percent; above the last step, where a proposal follows, that of the last step. */
export function discountPercent(kiosks: number): number {
  return quantityDiscounts.reduce(
    (found, { from, percent }) => (kiosks >= from ? percent : found),
    0,
  );
}

/** Price in euro for an order of kiosks, spread over addresses. */
export function installationOf(kiosks: number, addresses: number): number {
  return addresses * installationPrice.first + (kiosks - addresses) * installationPrice.next;
}

export const trialPlacement = { fromKiosks: 5, weeks: 4 };

/** Width in mm that fits the holder of the configurator. */
export const PAY_TERMINAL_MAX_WIDTH = 95;

/** Heights in mm between which a fitter places the holder, in reach from a wheelchair. */
export const payTerminalHeight = { from: 900, to: 1100 };

/** A target for new glass, after the buyer agreed to its price. */
export const glassWorkdays = 10;

/** Each screen beyond one per new kiosk. */
export const oldScreenPrice = 25;

export const contentPrice = { start: 495, startTemplates: 5, perHour: 85 };

export const integrationPriceFrom = 750;

export const leaseMonths = 36;

/** Part of the price per month, with the interest of the lease company. */
const LEASE_FACTOR = 0.033;

/** The lease of kiosks with this price, in euro per month, excluding VAT. */
export function leasePerMonth(price: number): number {
  // Cuts the noise of a binary fraction off: 1000 * 0.033 is a little above 33.
  return Math.ceil(Number((price * LEASE_FACTOR).toFixed(6)));
}

/** The lease of a model of 43 inch, in euro per month, excluding VAT. */
export function leasePricePerMonth(model: ProductId): number {
  return leasePerMonth(specs[model].sizes[43].priceFrom);
}

/** The effective interest of the lease in percent per year, with one decimal: the rate at which its terms are worth the price. */
export const leaseYearlyRate = yearlyRate(LEASE_FACTOR, leaseMonths);

/** @param term part of the price that is paid at the end of each month */
function yearlyRate(term: number, months: number): number {
  let [low, high] = [0, term];
  for (let step = 0; step < 60; step += 1) {
    const rate = (low + high) / 2;
    const worth = (term * (1 - (1 + rate) ** -months)) / rate;
    if (worth > 1) low = rate;
    else high = rate;
  }
  return Math.round(1000 * ((1 + low) ** 12 - 1)) / 10;
}
