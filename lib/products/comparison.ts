import { type ProductId, productIds, type ScreenSize, screenSizes } from './ids';

/** Products side by side, in the order in which they were chosen. */
export type Comparison = { products: readonly ProductId[]; size: ScreenSize };

export const productsCompared = { least: 2, most: 4 } as const;

const PRODUCTS = 'vergelijk';
const SIZE = 'maat';

/** The query of an address that opens with this comparison. */
export function toComparisonQuery({ products, size }: Comparison): URLSearchParams {
  return new URLSearchParams({ [PRODUCTS]: products.join(' '), [SIZE]: String(size) });
}

/**
 * Reads the query of an address: known products, each once, no more than can stand side by side; in
 * 43 inch unless it says otherwise. There may be fewer than a comparison needs.
 */
export function fromComparisonQuery(query: URLSearchParams): Comparison {
  const named = (query.get(PRODUCTS) ?? '').toLowerCase().split(/[\s,+]+/);
  const known = named.flatMap((name) => productIds.find((id) => id === name) ?? []);
  return {
    products: [...new Set(known)].slice(0, productsCompared.most),
    size: screenSizes.find((size) => String(size) === query.get(SIZE)) ?? 43,
  };
}

/** With a product added at the end, or taken out when it was there; a full comparison stays as it is. */
export function withCompared(comparison: Comparison, id: ProductId): Comparison {
  const others = comparison.products.filter((product) => product !== id);
  const isIn = others.length < comparison.products.length;
  if (!isIn && others.length === productsCompared.most) return comparison;
  return { ...comparison, products: isIn ? others : [...others, id] };
}

/** Whether products differ in a line of the comparison. @param values what each of them has there */
export function isDifferent(values: readonly string[]): boolean {
  return new Set(values).size > 1;
}
