import { screensOf, specs, standardColours } from '../products/specs';
import type { Composition, Extra } from './composition';
import { extraLabel, kioskLabel, touchLabel } from './labels';

/** Part of an indication: an amount in euro, excluding VAT, transport and installation. */
export type PriceLine = { label: string; amount: number };

/*
 * Surcharges in euro, to be confirmed by the owner. Touch in each size and for each side, through
 * the shop window with a film on it; what a screen needs, for each screen.
 */
const TOUCH = { 43: 595, 55: 795 };
const TOUCH_THROUGH_GLASS = 895;
const OWN_COLOUR = 245;

const extraPrices: Readonly<Record<Extra, { amount: number; per: 'kiosk' | 'screen' }>> = {
  'dag-en-nacht': { amount: 125, per: 'screen' },
  helderder: { amount: 195, per: 'screen' },
  mediaspeler: { amount: 395, per: 'kiosk' },
  privacyfilter: { amount: 145, per: 'screen' },
  betaalhouder: { amount: 95, per: 'kiosk' },
};

/** What an indication of a price is made of: the kiosk first, then what costs more. */
export function priceLines(composition: Composition): PriceLine[] {
  const { model, size, colour, extras } = composition;
  const screens = screensOf(model);
  return [
    { label: kioskLabel(composition), amount: specs[model].sizes[size].priceFrom },
    ...touchLines(composition),
    ...(hasOwnColour(colour) ? [{ label: `In RAL\u00a0${colour}`, amount: OWN_COLOUR }] : []),
    ...extras.map((extra) => {
      const { amount, per } = extraPrices[extra];
      return {
        label: extraLabel(model, extra),
        amount: per === 'screen' ? amount * screens : amount,
      };
    }),
  ];
}

/** The sum of the lines. */
export function priceOf(composition: Composition): number {
  return priceLines(composition).reduce((sum, { amount }) => sum + amount, 0);
}

/** Weeks until delivery. */
export function deliveryWeeksOf({ model, colour }: Composition): number {
  const { standard, ownColour } = specs[model].deliveryWeeks;
  return hasOwnColour(colour) ? ownColour : standard;
}

/** Whether a colour is none of those in which every kiosk comes. @param colour RAL number */
export function hasOwnColour(colour: string): boolean {
  return !standardColours.some((standard) => standard === colour);
}

function touchLines(composition: Composition): PriceLine[] {
  const { model, size, touch } = composition;
  const { sides, onlyAt } = specs[model].touch;
  // The price of a table has its touchscreen in it.
  const surplus = touch - sides[0];
  if (surplus === 0) return [];
  const perSide = onlyAt ? TOUCH_THROUGH_GLASS : TOUCH[size];
  return [{ label: touchLabel(composition), amount: surplus * perSide }];
}
