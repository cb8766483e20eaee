import type { Offer, Product as ProductThing } from 'schema-dts';
import { absoluteUrl } from '../absolute-url';
import { webpFile } from '../picture-files';
import { formatQuantity } from '../products/format';
import type { Product } from '../products/products';
import { type ScreenSize, screenSizes } from '../products/specs';
import { productHref } from '../routes';
import { site } from '../site';
import { stripNbsp } from '../text/strip-nbsp';
import { organizationReference } from './organization';

/** UN/CEFACT code. */
const WEEK = 'WEE';

/**
 * A product with an offer for each size.
 * Sources: https://schema.org/Product and
 * https://developers.google.com/search/docs/appearance/structured-data/merchant-listing
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
    offers: screenSizes.map((size) => toOffer(product, size)),
  } satisfies ProductThing;
}

function toOffer({ id, name, sizes, deliveryWeeks }: Product, size: ScreenSize) {
  const price = { price: sizes[size].priceFrom, priceCurrency: 'EUR' };
  return {
    '@type': 'Offer',
    name: stripNbsp(`${name}, ${formatQuantity(size, 'inch')}`),
    sku: `${id}-${size}`,
    url: absoluteUrl(productHref(id)),
    ...price,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...price,
      valueAddedTaxIncluded: false,
    },
    // Made to order; Google knows no other value for what can be ordered and is then made.
    availability: 'https://schema.org/InStock',
    itemCondition: 'https://schema.org/NewCondition',
    deliveryLeadTime: {
      '@type': 'QuantitativeValue',
      value: deliveryWeeks.standard,
      unitCode: WEEK,
    },
    seller: organizationReference(),
  } satisfies Offer;
}
