import { type ProductId, productIds, type ScreenSize, screenSizes } from './ids';

/** Products in the order of selection. */
export type Comparison = { products: readonly ProductId[]; size: ScreenSize };

export const productsCompared = { least: 2, most: 4 } as const;

/** Shown until the visitor chooses: the pair that buyers ask about most, for indoors and for a window. */
export const defaultCompared: readonly ProductId[] = ['brandvision', 'clearvision'];

const PRODUCTS_PARAMETER = 'vergelijk';
const SIZE_PARAMETER = 'maat';

export function toComparisonQuery({ products, size }: Comparison): URLSearchParams {
  return new URLSearchParams({
    [PRODUCTS_PARAMETER]: products.join(' '),
    [SIZE_PARAMETER]: String(size),
  });
}

/** Known products without duplicates, possibly fewer than the minimum; 43 inch by default. */
export function fromComparisonQuery(query: URLSearchParams): Comparison {
  const named = (query.get(PRODUCTS_PARAMETER) ?? '').toLowerCase().split(/[\s,+]+/);
  const known = named.flatMap((name) => productIds.find((id) => id === name) ?? []);
  return {
    products: [...new Set(known)].slice(0, productsCompared.most),
    size: screenSizes.find((size) => String(size) === query.get(SIZE_PARAMETER)) ?? 43,
  };
}

/** Adds a product, or removes it if present; a full comparison stays unchanged. */
export function withCompared(comparison: Comparison, id: ProductId): Comparison {
  const others = comparison.products.filter((product) => product !== id);
  const isIn = others.length < comparison.products.length;
  if (!isIn && others.length === productsCompared.most) return comparison;
  return { ...comparison, products: isIn ? others : [...others, id] };
}

export function isDifferent(values: readonly string[]): boolean {
  return new Set(values).size > 1;
}
