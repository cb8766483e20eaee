import type { Composition } from '../configurator/composition';
import { STATED_HOURS_PER_DAY } from '../products/energy';
import { specs } from '../products/specs';

/** One kiosk as composed, as often as it is wanted. */
export type ProjectLine = {
  composition: Composition;
  /** Kiosks at each of the places. */
  count: number;
  /** Names of the addresses, such as shops; empty as long as the place is not known. */
  places: readonly string[];
  /** Hours for which its energy is counted. */
  hoursPerDay: number;
};

export type Project = {
  lines: readonly ProjectLine[];
  country: 'nl' | 'be';
  /** Euro per kWh. */
  tariff: number;
  hasMaintenance: boolean;
  /** Name of the buyer, as the visitor typed it. */
  company: string;
  dealer?: string;
};

/** What one address of a page can carry, and what is no longer an indication. */
export const projectLimits = {
  lines: 20,
  count: 99,
  places: 12,
  placeLength: 40,
  companyLength: 80,
  tariff: { from: 0.01, to: 2 },
} as const;

/** Tariff in euro per kWh until the visitor enters one. */
export const STANDARD_TARIFF = 0.3;

export const emptyProject: Project = {
  lines: [],
  country: 'nl',
  tariff: STANDARD_TARIFF,
  hasMaintenance: true,
  company: '',
};

/** A line as it is added: one kiosk, at a place that is not known yet. */
export function toLine(composition: Composition): ProjectLine {
  return { composition, count: 1, places: [], hoursPerDay: STATED_HOURS_PER_DAY };
}

/** The kiosks of a line, at all its places. */
export function kiosksOfLine({ count, places }: ProjectLine): number {
  return count * Math.max(1, places.length);
}

/** The hours per day for which the composition is made. */
export function mostHours({ model, extras }: Composition): number {
  const { standard, most } = specs[model].hoursPerDay;
  return extras.includes('dag-en-nacht') ? most : standard;
}

/** The kiosks of each address, in the order of the lines. Kiosks without a place share one address, which has no name. */
export function addressesOf({ lines }: Project): { name: string; kiosks: number }[] {
  const found = new Map<string, { name: string; kiosks: number }>();
  for (const { count, places } of lines) {
    for (const name of places.length > 0 ? places : ['']) {
      const key = name.toLowerCase();
      const address = found.get(key) ?? { name, kiosks: 0 };
      found.set(key, { ...address, kiosks: address.kiosks + count });
    }
  }
  return [...found.values()];
}
