import type { AggregateOffer, ProductGroup, Product as ProductThing } from 'schema-dts';
import { kioskLabel } from '../../business/configurator/labels';
import { formatQuantity } from '../../business/products/format';
import type { Product } from '../../business/products/products';
import { type ScreenSize, screenSizes } from '../../business/products/specs';
import { site } from '../../business/site';
import { absoluteUrl } from '../../platform/absolute-url';
import { stripNbsp } from '../../platform/text/strip-nbsp';
import { productHref } from '../../routes';
import { webpFile } from '../picture-files';
import { organizationReference } from './organization';

/** UN/CEFACT codes. */
const units = { week: 'WEE', millimetre: 'MMT', kilogram: 'KGM', watt: 'WTT' };

/** Google shows pictures of products from this width on. */
const PICTURE_WIDTH = 1200;

/**
 * A product with its two sizes as variants, each with the price from which it is made: a kiosk is made to order, so
 * there is no exact price and no stock.
 * Sources: https://schema.org/ProductGroup and
 * https://developers.google.com/search/docs/appearance/structured-data/product-variants
 */
export function productData(product: Product) {
  const { id, name, description } = product;
  return {
    '@type': 'ProductGroup',
    '@id': absoluteUrl(`${productHref(id)}#product`),
    name,
    description: stripNbsp(description),
    image: pictureOf(product),
    url: absoluteUrl(productHref(id)),
    brand: { '@type': 'Brand', name: site.name },
    productGroupID: id,
    variesBy: 'https://schema.org/size',
    hasVariant: screenSizes.map((size) => variantOf(product, size)),
  } satisfies ProductGroup;
}

function variantOf(product: Product, size: ScreenSize) {
  const { id, description, sizes } = product;
  const { dimensions, weightKg, powerWatt } = sizes[size];
  return {
    '@type': 'Product',
    '@id': absoluteUrl(`${productHref(id)}#product-${size}`),
    name: stripNbsp(kioskLabel({ model: id, size })),
    description: stripNbsp(description),
    image: pictureOf(product),
    sku: `${id}-${size}`,
    size: stripNbsp(formatQuantity(size, 'inch')),
    height: measure(dimensions.height, units.millimetre),
    width: measure(dimensions.width, units.millimetre),
    depth: measure(dimensions.depth, units.millimetre),
    weight: measure(weightKg, units.kilogram),
    additionalProperty: {
      '@type': 'PropertyValue',
      name: 'Doorgaans opgenomen vermogen',
      value: powerWatt,
      unitCode: units.watt,
    },
    offers: offerOf(product, size),
  } satisfies ProductThing;
}

/** The lowest price, from which a quote starts. */
function offerOf({ id, sizes, deliveryWeeks }: Product, size: ScreenSize) {
  return {
    '@type': 'AggregateOffer',
    url: absoluteUrl(productHref(id)),
    lowPrice: sizes[size].priceFrom,
    priceCurrency: 'EUR',
    availability: 'https://schema.org/MadeToOrder',
    itemCondition: 'https://schema.org/NewCondition',
    deliveryLeadTime: measure(deliveryWeeks.standard, units.week),
    seller: organizationReference(),
  } satisfies AggregateOffer;
}

function pictureOf({ picture }: Product): string {
  return absoluteUrl(webpFile(picture.name, PICTURE_WIDTH));
}

function measure(value: number, unitCode: string) {
  return { '@type': 'QuantitativeValue', value, unitCode } as const;
}
