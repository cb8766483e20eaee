import type { AggregateOffer, Product as ProductThing } from 'schema-dts';
import type { Product } from '../../business/products/products';
import { screenSizes } from '../../business/products/specs';
import { site } from '../../business/site';
import { absoluteUrl } from '../../platform/absolute-url';
import { stripNbsp } from '../../platform/text/strip-nbsp';
import { productHref } from '../../routes';
import { webpFile } from '../picture-files';
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
