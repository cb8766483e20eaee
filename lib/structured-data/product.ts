import type { AggregateOffer, Product as ProductThing } from 'schema-dts';
import { absoluteUrl } from '../absolute-url';
import { webpFile } from '../picture-files';
import type { Product } from '../products/products';
import { screenSizes } from '../products/specs';
import { productHref } from '../routes';
import { site } from '../site';
import { stripNbsp } from '../text/strip-nbsp';
import { organizationReference } from './organization';

/** UN/CEFACT code. */
const WEEK = 'WEE';

/**
 * A product with the price from which it is made.
 * Sources: https://schema.org/Product and
 * https://developers.google.com/search/docs/appearance/structured-data/product-snippet
 */
export function productData(product: Product) {
  const { id, name, description, picture } = product;
  return {
    '@type': 'Product',
    '@id': absoluteUrl(`${productHref(id)}#product`),
    name,
    description: stripNbsp(description),
    image: absoluteUrl(webpFile(picture.name)),
    url: absoluteUrl(productHref(id)),
    brand: { '@type': 'Brand', name: site.name },
    sku: id,
    model: name,
    offers: offersOf(product),
  } satisfies ProductThing;
}

/** Lowest prices, from which a quote starts: each kiosk is made to order. */
function offersOf({ id, sizes, deliveryWeeks }: Product) {
  return {
    '@type': 'AggregateOffer',
    url: absoluteUrl(productHref(id)),
    lowPrice: Math.min(...screenSizes.map((size) => sizes[size].priceFrom)),
    priceCurrency: 'EUR',
    offerCount: screenSizes.length,
    availability: 'https://schema.org/MadeToOrder',
    itemCondition: 'https://schema.org/NewCondition',
    deliveryLeadTime: {
      '@type': 'QuantitativeValue',
      value: deliveryWeeks.standard,
      unitCode: WEEK,
    },
    seller: organizationReference(),
  } satisfies AggregateOffer;
}
