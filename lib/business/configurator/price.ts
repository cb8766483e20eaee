import { screensOf, specs, standardColours } from '../products/specs';
import type { Composition, Extra } from './composition';
import { extraLabel, kioskLabel, touchLabel } from './labels';

/** An amount in euro, excluding VAT, transport and installation. */
export type PriceLine = { label: string; amount: number };

/* Surcharges in euro, to be confirmed by the owner; touch is priced per side. */
const TOUCH = { 43: 595, 55: 795 };
const TOUCH_THROUGH_GLASS = 895;
/** Price in euro per kiosk, for a screen without a player of its own. */
export const MEDIA_PLAYER_PRICE = 395;
/** Surcharge in euro for a colour outside the standard ones. */
export const OWN_COLOUR_SURCHARGE = 245;

const extraPrices: Readonly<Record<Extra, { amount: number; per: 'kiosk' | 'screen' }>> = {
  'dag-en-nacht': { amount: 125, per: 'screen' },
  helderder: { amount: 195, per: 'screen' },
  mediaspeler: { amount: MEDIA_PLAYER_PRICE, per: 'kiosk' },
  privacyfilter: { amount: 145, per: 'screen' },
  betaalhouder: { amount: 95, per: 'kiosk' },
};

/** The kiosk first, then the surcharges. */
export function priceLines(composition: Composition): PriceLine[] {
  const { model, size, colour, extras } = composition;
  const screens = screensOf(model);
  return [
    { label: kioskLabel(composition), amount: specs[model].sizes[size].priceFrom },
    ...touchLines(composition),
    ...(isCustomColour(colour)
      ? [{ label: `In RAL\u00a0${colour}`, amount: OWN_COLOUR_SURCHARGE }]
      : []),
    ...extras.map((extra) => {
      const { amount, per } = extraPrices[extra];
      return {
        label: extraLabel(model, extra),
        amount: per === 'screen' ? amount * screens : amount,
      };
    }),
  ];
}

/** Price in euro, excluding VAT, transport and installation. */
export function priceOf(composition: Composition): number {
  return priceLines(composition).reduce((sum, { amount }) => sum + amount, 0);
}

/** Delivery time in weeks. */
export function deliveryWeeksOf({ model, colour }: Composition): number {
  const { standard, ownColour } = specs[model].deliveryWeeks;
  return isCustomColour(colour) ? ownColour : standard;
}

/** Whether a RAL number is outside the standard colours. */
export function isCustomColour(colour: string): boolean {
  return !standardColours.some((standard) => standard === colour);
}

function touchLines(composition: Composition): PriceLine[] {
  const { model, size, touch } = composition;
  const { sides, onlyAt } = specs[model].touch;
  // The price of a touch table includes its touchscreen.
  const extraSides = touch - sides[0];
  if (extraSides === 0) return [];
  const perSide = onlyAt ? TOUCH_THROUGH_GLASS : TOUCH[size];
  return [{ label: touchLabel(composition), amount: extraSides * perSide }];
}
