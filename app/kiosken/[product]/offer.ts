import { standardComposition } from '@/lib/business/configurator/composition';
import { presetHref } from '@/lib/business/configurator/preset';
import { OWN_COLOUR_SURCHARGE } from '@/lib/business/configurator/price';
import { choiceNames, toShortQuery } from '@/lib/business/configurator/query';
import { about } from '@/lib/business/products/about';
import { toComparisonQuery } from '@/lib/business/products/comparison';
import { formatPrice, formatQuantity } from '@/lib/business/products/format';
import type { Product } from '@/lib/business/products/products';
import {
  type ProductId,
  type ScreenSize,
  specs,
  standardColours,
} from '@/lib/business/products/specs';
import { contactHref } from '@/lib/contact/contact-href';
import { ROOM_PATH, routes } from '@/lib/routes';

/** What another colour than a standard one costs. */
export const colourTerms = { standardColours, surcharge: formatPrice(OWN_COLOUR_SURCHARGE) };

/** The lowest price of a product, and what it is in another colour than a standard one. */
export function startingPrices({ sizes }: Product, size: ScreenSize) {
  const { priceFrom } = sizes[size];
  return {
    standardColours,
    standard: formatPrice(priceFrom),
    inOwnColour: formatPrice(priceFrom + OWN_COLOUR_SURCHARGE),
  };
}

/** How long a product takes, and what it takes in another colour than a standard one. */
export function deliveryTimes(id: ProductId) {
  const { standard, ownColour } = specs[id].deliveryWeeks;
  return {
    standardColours,
    standard: formatQuantity(standard, 'weken'),
    inOwnColour: formatQuantity(ownColour, 'weken'),
  };
}

/** The model as a kiosk of a project; `withColour` adds a colour. */
export function projectKiosk(model: ProductId, size: ScreenSize): string {
  return String(toShortQuery({ ...standardComposition(model), size }));
}

/** The pages to which a product page leads. */
export function nextHrefs(id: ProductId) {
  const products = [id, ...about[id].companions.map((companion) => companion.id)];
  return {
    configurator: presetHref(id),
    room: `${ROOM_PATH}?${choiceNames.model}=${id}`,
    advice: contactHref(`advies-${id}`),
    comparison: `${routes.kiosken}?${toComparisonQuery({ products, size: 43 })}#vergelijken`,
  };
}
