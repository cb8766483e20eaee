import type { ReactNode } from 'react';
import {
  type Comparison,
  fromComparisonQuery,
  productsCompared,
  toComparisonQuery,
} from '@/lib/products/comparison';
import { ComparisonTable } from './comparison-table';

const { least, most } = productsCompared;

/** The comparison that the address of the page opens with. */
export function comparisonInAddress(): Comparison {
  return fromComparisonQuery(new URLSearchParams(location.search));
}

/** Makes the address one that opens with this comparison. */
export function showInAddress(comparison: Comparison): void {
  const query = comparison.products.length > 0 ? `?${toComparisonQuery(comparison)}` : '';
  history.replaceState(null, '', `${location.pathname}${query}#vergelijken`);
}

/** The table once there are enough products, and what else can be chosen. */
export function resultOf(comparison: Comparison): ReactNode {
  const { products } = comparison;
  return (
    <>
      <p role="status" className="text-steel">
        {whatCanBeAdded(products.length)}
      </p>
      {products.length >= least && <ComparisonTable {...comparison} />}
    </>
  );
}

function whatCanBeAdded(chosen: number): string {
  if (chosen === 0) return 'Kies twee tot vier modellen.';
  if (chosen < least) return 'Kies er nog een model bij.';
  if (chosen < most) return 'Er kan nog een model bij.';
  return 'Er passen vier modellen naast elkaar. Haal er een weg voor een ander.';
}
