import { deliveryWeeksOf, priceOf } from '../configurator/price';
import {
  discountPercent,
  installationOf,
  leaseMonths,
  leasePerMonth,
  leaseYearlyRate,
  maintenance,
  quantityDiscounts,
  transportPriceTo,
} from '../content/service-rates';
import { yearlyEnergy } from '../products/energy';
import { screensOf, specs } from '../products/specs';
import { softwarePricePerMonth } from '../site';
import { addressesOf, kiosksOfLine, type Project, type ProjectLine } from './project';

/** Amounts in euro, excluding VAT. Those of one kiosk are whole euros. */
export type LineSum = {
  line: ProjectLine;
  kiosks: number;
  screens: number;
  /** Amounts of one kiosk. */
  unit: { kiosk: number; options: number; total: number; leasePerMonth: number };
  /** Amounts of all kiosks, before the discount. */
  kioskAmount: number;
  optionAmount: number;
  softwarePerYear: number;
  maintenancePerYear: number;
  kilowattHoursPerYear: number;
  energyPerYear: number;
  deliveryWeeks: number;
};

export type CostName =
  | 'kiosks'
  | 'options'
  | 'discount'
  | 'transport'
  | 'installation'
  | 'software'
  | 'maintenance'
  | 'energy';

/** What is paid once, and what each year; only energy has fractions of a euro. */
export type Cost = { name: CostName; once: number; perYear: number };

export type ProjectSum = {
  lines: LineSum[];
  kiosks: number;
  screens: number;
  addresses: { name: string; kiosks: number; transport: number; installation: number }[];
  /** Percent of the price of the kiosks with their options. */
  discountPercent: number;
  /** Whether a proposal follows, because no discount is stated for so many. */
  isBeyondDiscounts: boolean;
  costs: Cost[];
  /** Kiosks and options after the discount: what a lease pays. */
  purchase: number;
  once: number;
  perYear: number;
  perMonth: number;
  kilowattHoursPerYear: number;
  lease: { perMonth: number; months: number; total: number; yearlyRate: number };
  /** Weeks of the kiosk that takes the longest. */
  deliveryWeeks: number;
};

/** The years for which a project is added up. */
export const sumYears = [3, 5, 7] as const;

/** Years of the one total that stands outside the table. */
export const STATED_YEARS = 5;

/** Everything that a project costs, by the rates of the site. */
export function sumOf(project: Project): ProjectSum {
  const lines = project.lines.map((line) => sumOfLine(line, project));
  const total = (of: (line: LineSum) => number) => lines.reduce((sum, line) => sum + of(line), 0);
  const kiosks = total((line) => line.kiosks);
  const transport = transportPriceTo(project.country);
  const addresses = addressesOf(project).map((address) => ({
    ...address,
    transport,
    installation: installationOf(address.kiosks, 1),
  }));
  const percent = discountPercent(kiosks);
  const kioskAmount = total((line) => line.kioskAmount);
  const optionAmount = total((line) => line.optionAmount);
  const discount = Math.round(((kioskAmount + optionAmount) * percent) / 100);
  const purchase = kioskAmount + optionAmount - discount;
  const costs: Cost[] = [
    { name: 'kiosks', once: kioskAmount, perYear: 0 },
    { name: 'options', once: optionAmount, perYear: 0 },
    { name: 'discount', once: discount === 0 ? 0 : -discount, perYear: 0 },
    { name: 'transport', once: addresses.length * transport, perYear: 0 },
    { name: 'installation', once: installationOf(kiosks, addresses.length), perYear: 0 },
    { name: 'software', once: 0, perYear: total((line) => line.softwarePerYear) },
    { name: 'maintenance', once: 0, perYear: total((line) => line.maintenancePerYear) },
    { name: 'energy', once: 0, perYear: total((line) => line.energyPerYear) },
  ];
  const perYear = costs.reduce((sum, cost) => sum + wholeEuros(cost.perYear), 0);
  const perMonth = leasePerMonth(purchase);
  return {
    lines,
    kiosks,
    screens: total((line) => line.screens),
    addresses,
    discountPercent: percent,
    isBeyondDiscounts: kiosks > Math.max(...quantityDiscounts.map(({ to }) => to)),
    costs,
    purchase,
    once: costs.reduce((sum, { once }) => sum + once, 0),
    perYear,
    perMonth: Math.round(perYear / 12),
    kilowattHoursPerYear: total((line) => line.kilowattHoursPerYear),
    lease: {
      perMonth,
      months: leaseMonths,
      total: perMonth * leaseMonths,
      yearlyRate: leaseYearlyRate,
    },
    deliveryWeeks: Math.max(0, ...lines.map(({ deliveryWeeks }) => deliveryWeeks)),
  };
}

/** One cost over a number of years, in whole euros, so that a column adds up as it is shown. */
export function costOver({ once, perYear }: Cost, years: number): number {
  return wholeEuros(once + years * perYear);
}

/** All costs over a number of years: the sum of the amounts that are shown. */
export function totalOver({ costs }: Pick<ProjectSum, 'costs'>, years: number): number {
  return costs.reduce((sum, cost) => sum + costOver(cost, years), 0);
}

/** The same with a lease in place of the purchase, as far as the years reach. */
export function leasedTotalOver(sum: ProjectSum, years: number): number {
  const { perMonth, months } = sum.lease;
  return totalOver(sum, years) - sum.purchase + perMonth * Math.min(months, 12 * years);
}

function sumOfLine(line: ProjectLine, { tariff, hasMaintenance }: Project): LineSum {
  const { composition, hoursPerDay } = line;
  const { model, size } = composition;
  const { priceFrom, powerWatt } = specs[model].sizes[size];
  const kiosks = kiosksOfLine(line);
  const screens = kiosks * screensOf(model);
  const price = priceOf(composition);
  const kilowattHoursPerYear = kiosks * yearlyEnergy(powerWatt, hoursPerDay);
  return {
    line,
    kiosks,
    screens,
    unit: {
      kiosk: priceFrom,
      options: price - priceFrom,
      total: price,
      leasePerMonth: leasePerMonth(price),
    },
    kioskAmount: kiosks * priceFrom,
    optionAmount: kiosks * (price - priceFrom),
    softwarePerYear: screens * 12 * softwarePricePerMonth,
    maintenancePerYear: hasMaintenance ? kiosks * maintenance.pricePerKioskPerYear : 0,
    kilowattHoursPerYear,
    energyPerYear: kilowattHoursPerYear * tariff,
    deliveryWeeks: deliveryWeeksOf(composition),
  };
}

/** Half a euro is rounded up, although a binary fraction may be a little below it. */
function wholeEuros(amount: number): number {
  return Math.round(Number(amount.toFixed(6)));
}
