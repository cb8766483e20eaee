import { standardComposition } from '@/lib/configurator/composition';
import { presetHref } from '@/lib/configurator/preset';
import { deliveryWeeksOf, priceOf } from '@/lib/configurator/price';
import { contactHref } from '@/lib/contact/contact-href';
import { toComparisonQuery } from '@/lib/products/comparison';
import { formatPrice, formatQuantity } from '@/lib/products/format';
import { type ProductId, standardColours } from '@/lib/products/specs';
import { routes } from '@/lib/routes';
import { companions } from './companions';

const OWN_COLOUR = '7016';

/** What another colour than a standard one changes. */
export function colourTerms(id: ProductId) {
  const standard = standardComposition(id);
  const own = { ...standard, colour: OWN_COLOUR };
  return {
    standardColours,
    surcharge: formatPrice(priceOf(own) - priceOf(standard)),
    weeks: {
      standard: formatQuantity(deliveryWeeksOf(standard), 'weken'),
      ownColour: formatQuantity(deliveryWeeksOf(own), 'weken'),
    },
  };
}

/** The pages to which a product page leads. */
export function nextHrefs(id: ProductId) {
  const products = [id, ...companions[id].map((companion) => companion.id)];
  return {
    configurator: presetHref(id),
    advice: contactHref(`advies-${id}`),
    comparison: `${routes.kiosken}?${toComparisonQuery({ products, size: 43 })}#vergelijken`,
  };
}
