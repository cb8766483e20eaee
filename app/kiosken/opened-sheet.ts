import { readChosenColour } from '@/components/site/chosen-colour';
import { fromComparisonQuery, toComparisonQuery, withCompared } from '@/lib/products/comparison';
import type { ProductId } from '@/lib/products/ids';

/** What the visitor has chosen elsewhere on the page when a sheet is opened. */
export type OpenedSheet = {
  /** A RAL number. */
  colour: string | null;
  /** The comparison on this page, with the product of the sheet in it. */
  comparisonHref: string;
};

/** Reads it in the browser. */
export function openedSheet(product: ProductId): OpenedSheet {
  const comparison = fromComparisonQuery(new URLSearchParams(location.search));
  const isIn = comparison.products.includes(product);
  const query = toComparisonQuery(isIn ? comparison : withCompared(comparison, product));
  return { colour: readChosenColour(), comparisonHref: `?${query}#vergelijken` };
}
