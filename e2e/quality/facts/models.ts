import { bodySize } from '../../../lib/business/configurator/body-size';
import { standardComposition } from '../../../lib/business/configurator/composition';
import { optionPrices } from '../../../lib/business/configurator/options';
import { OWN_COLOUR_SURCHARGE } from '../../../lib/business/configurator/price';
import { leasePerMonth } from '../../../lib/business/content/service-rates';
import { yearlyEnergy } from '../../../lib/business/products/energy';
import {
  activeAreaSize,
  operatingArea,
  screenSpan,
  tiltRise,
} from '../../../lib/business/products/screen';
import {
  type ProductId,
  productIds,
  type ScreenSize,
  screenSizes,
  specs,
} from '../../../lib/business/products/specs';
import { productHref, routes } from '../../../lib/routes';
import type { Subject } from './subject';

const names: Readonly<Record<ProductId, RegExp>> = {
  brandvision:
    /\bBrandvision\b(?! double)|\b(?:vloerkiosk|kioskzuil|aanmeldzuil|zuil|beide zuilen|binnenzuil)\b/iu,
  'brandvision-double': /\bBrandvision double\b|dubbelzijdige (?:kiosk)?zuil/iu,
  clearvision: /\bClearvision\b(?! double)|\braamkiosk\b/iu,
  'clearvision-double': /\bClearvision double\b|dubbelzijdige raamkiosk/iu,
  'touch-table': /\bTouch screen table\b|\btouchtafel\b/iu,
  'wall-kiosk': /\bWall kiosk\b|\bwandkiosk\b/iu,
  'ceiling-kiosk': /\bCeiling kiosk\b|\bplafondkiosk\b/iu,
};

/** Hours per day for which pages give a yearly use. */
const HOURS = [12, 16, 24];

export type Model = Subject & { size: ScreenSize };

/** Every model in each size, with the numbers that lib/business/products and lib/business/configurator have for it. */
export const models: readonly Model[] = productIds.flatMap((id) =>
  screenSizes.map((size) => ({
    name: `${specs[id].name} ${size} inch`,
    names: names[id],
    paths: [productHref(id), ...configuratorPaths(id)],
    size,
    values: valuesOf(id, size),
  })),
);

/** The configurator begins with the first model. */
function configuratorPaths(id: ProductId): string[] {
  const first = [routes.configurator, `${routes.configurator}?ander-ral-nummer=9999`];
  return [`${routes.configurator}?model=${id}`, ...(id === productIds[0] ? first : [])];
}

/** Height, width and depth in each orientation and on each mount. */
function bodySizes(id: ProductId, size: ScreenSize): number[][] {
  const { mounts, orientations } = specs[id];
  return orientations.flatMap((orientation) =>
    mounts.map((mount) => {
      const composition = { ...standardComposition(id), size, orientation, mount };
      const { height, width, depth } = bodySize(composition);
      return [height, width, depth];
    }),
  );
}

function valuesOf(id: ProductId, size: ScreenSize): Subject['values'] {
  const { brightness, deliveryWeeks, glass, orientations, sizes, tableTop, touch } = specs[id];
  const { footPlate, powerWatt, priceFrom, screenBottom, weightKg } = sizes[size];
  const spans = orientations.flatMap((orientation) => {
    const area = activeAreaSize(size, orientation);
    const { from, to } = screenSpan(id, size, orientation) ?? {};
    const reach = operatingArea(id, size, orientation);
    return [area.width, area.height, from, to, reach?.from, reach?.to];
  });
  const surcharges = optionPrices(id).flatMap((option) =>
    option.surcharges.flatMap((surcharge) => (surcharge.size === size ? surcharge.amount : [])),
  );
  return {
    mm: known(
      ...bodySizes(id, size).flat(),
      ...Object.values(footPlate ?? {}),
      ...Object.values(screenBottom),
      ...spans,
      glass,
      tableTop?.lowest,
      tableTop?.highest,
      // Height of the far edge, which tilting raises.
      tableTop && sizes[size].dimensions.height + tiltRise(id, size),
      ...specs[id].mounts.map((mount) => Number(/\d+$/.exec(mount)?.[0] ?? Number.NaN)),
    ),
    kg: [weightKg],
    W: [powerWatt],
    kWh: HOURS.map((hours) => Math.round(yearlyEnergy(powerWatt, hours))),
    'cd/m²': known(...Object.values(brightness)),
    punten: known(touch.points?.[size]),
    '°': known(tableTop?.tilt),
    weken: [deliveryWeeks.standard, deliveryWeeks.ownColour],
    '€': known(priceFrom, leasePerMonth(priceFrom), OWN_COLOUR_SURCHARGE, ...surcharges),
  };
}

function known(...values: (number | undefined)[]): number[] {
  return values.filter((value) => value !== undefined && !Number.isNaN(value)) as number[];
}
