import { enduranceTestHours } from '../../../lib/business/content/production';
import { parts } from '../../../lib/business/products/parts';
import { steel } from '../../../lib/business/products/products';
import { productIds, specs } from '../../../lib/business/products/specs';
import { routes } from '../../../lib/routes';
import { closest } from './closest';
import type { Fact } from './fact';

const MAKING = new RegExp(`^${routes.buying}$`);
const {
  deliveryWeeks: { ownColour, standard },
  glass = 0,
} = specs.brandvision;

const allParts = productIds.flatMap((id) => parts[id]);

/** Size and weight of the parts that pages of products list, and how kiosks are made. */
export const partFacts: readonly Fact[] = [
  ...Array.from(new Set(allParts.map(({ name }) => name)), (name): Fact => {
    const known = allParts.filter((part) => part.name === name);
    return {
      name: `maten in mm en gewicht in kg: ${name}`,
      says: [`${name}, (?:2 × )?# × # × # mm, # kg`],
      values: (measured) =>
        closest(
          measured,
          known.map(({ size, weightKg }) => [...size, weightKg]),
        ),
      isStrict: true,
    };
  }),
  // How a Brandvision is made: each figure stands alone above its text.
  {
    name: 'dikte van het staal in mm',
    says: ['^#–# mm$'],
    values: [steel.from, steel.to],
    on: MAKING,
  },
  { name: 'dikte van het glas in mm', says: ['^# mm$'], values: [glass], on: MAKING },
  {
    name: 'weken extra voor poedercoat',
    says: ['^\\+ # weken$'],
    values: [ownColour - standard],
    on: MAKING,
  },
  { name: 'uren van de proef', says: ['^# uur$'], values: [enduranceTestHours], on: MAKING },
];
