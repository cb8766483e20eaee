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

/** What another colour than a standard one changes. */
export function colourTerms(id: ProductId) {
  const { standard, ownColour } = specs[id].deliveryWeeks;
  return {
    standardColours,
    surcharge: formatPrice(OWN_COLOUR_SURCHARGE),
    weeks: {
      standard: formatQuantity(standard, 'weken'),
      ownColour: formatQuantity(ownColour, 'weken'),
    },
  };
}

/** The lowest price of a product, and what it is in another colour than a standard one. */
export function startingPrices({ sizes }: Product) {
  const { priceFrom } = sizes[43];
  return {
    standardColours,
    price: formatPrice(priceFrom),
    inOwnColour: formatPrice(priceFrom + OWN_COLOUR_SURCHARGE),
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
