import type { ReactNode } from 'react';
import { replaceUrl } from '@/lib/browser/replace-url';
import {
  type Comparison,
  fromComparisonQuery,
  productsCompared,
  toComparisonQuery,
  withCompared,
} from '@/lib/products/comparison';
import type { ProductId } from '@/lib/products/ids';
import { ComparisonTable } from './comparison-table';

const { least, most } = productsCompared;

export function readComparisonFromUrl(ticked: readonly ProductId[]): Comparison {
  const comparison = fromComparisonQuery(new URLSearchParams(location.search));
  // After a reload the browser restores ticks that the URL contains too.
  const others = ticked.filter((id) => !comparison.products.includes(id));
  return others.reduce(withCompared, comparison);
}

export function writeComparisonToUrl(comparison: Comparison): void {
  const query = comparison.products.length > 0 ? `?${toComparisonQuery(comparison)}` : '';
  replaceUrl(`${location.pathname}${query}#vergelijken`);
}

export function resultOf(comparison: Comparison): ReactNode {
  const { products } = comparison;
  return (
    <>
      <p role="status" className="text-steel">
        {selectionHint(products.length)}
      </p>
      {products.length >= least && <ComparisonTable {...comparison} />}
    </>
  );
}

function selectionHint(chosen: number): string {
  if (chosen === 0) return 'Kies twee tot vier modellen.';
  if (chosen < least) return 'Kies er nog een model bij.';
  if (chosen < most) return 'Er kan nog een model bij.';
  return 'Er passen vier modellen naast elkaar. Haal er een weg voor een ander.';
}
