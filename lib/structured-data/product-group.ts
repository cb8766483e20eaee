import { absoluteUrl } from '../absolute-url';
import { plainText } from '../plain-text';
import { formatQuantity } from '../products/format';
import type { Product } from '../products/products';
import { type ScreenSize, screenSizes } from '../products/specs';
import { routes } from '../routes';
import { site } from '../site';
import type { Thing } from './thing';

/**
 * A product with its two sizes as variants, each with its own price.
 * Sources: https://schema.org/ProductGroup and
 * https://developers.google.com/search/docs/appearance/structured-data/product-variants
 */
export function productGroup(product: Product) {
  return {
    '@type': 'ProductGroup',
    '@id': address(product),
    productGroupID: product.id,
    name: product.name,
    description: plainText(product.description),
    url: address(product),
    brand: { '@type': 'Brand', name: site.name },
    variesBy: 'https://schema.org/size',
    hasVariant: screenSizes.map((size) => variant(product, size)),
  } satisfies Thing;
}

function variant(product: Product, screenSize: ScreenSize): Thing {
  const size = plainText(formatQuantity(screenSize, 'inch'));
  return {
    '@type': 'Product',
    sku: `${product.id}-${screenSize}`,
    name: `${product.name} ${size}`,
    size,
    image: absoluteUrl(`/pictures/${product.picture.name}-1200.avif`),
    offers: offer(product, screenSize),
  };
}

/** "From" a price, made to order; `minPrice` says that more is possible. */
function offer(product: Product, size: ScreenSize): Thing {
  const price = product.sizes[size].priceFrom;
  return {
    '@type': 'Offer',
    url: address(product),
    availability: 'https://schema.org/MadeToOrder',
    priceSpecification: {
      '@type': 'PriceSpecification',
      price,
      minPrice: price,
      priceCurrency: 'EUR',
      valueAddedTaxIncluded: false,
    },
  };
}

function address(product: Product): string {
  return absoluteUrl(`${routes.kiosken}#${product.id}`);
}
