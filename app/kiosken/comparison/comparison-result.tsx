import type { ReactNode } from 'react';
import { readChosenColour } from '@/components/site/chosen-colour';
import { withColour } from '@/lib/business/configurator/parameters';
import {
  fromComparisonQuery,
  productsCompared,
  toComparisonQuery,
  withCompared,
} from '@/lib/business/products/comparison';
import { type ProductId, screenSizes } from '@/lib/business/products/ids';
import { specs } from '@/lib/business/products/specs';
import { replaceUrl } from '@/lib/platform/browser/replace-url';
import { ComparisonActions } from './comparison-actions';
import { ComparisonTable } from './comparison-table';

const { least, most } = productsCompared;

/** The compared products; also sets the size of the bar. @param changed products ticked or unticked meanwhile */
export function readComparisonFromUrl(
  chosenAtFirst: readonly ProductId[],
  changed: readonly ProductId[],
): readonly ProductId[] {
  const shared = fromComparisonQuery(new URLSearchParams(location.search));
  const isShared = shared.products.length > 0;
  const size = sizeOfBar(shared.size);
  if (isShared && size) size.checked = true;
  const opened = { ...shared, products: isShared ? shared.products : chosenAtFirst };
  // After a reload the browser restores ticks that the URL contains too.
  const newly = changed.filter((id) => chosenAtFirst.includes(id) === opened.products.includes(id));
  return newly.reduce(withCompared, opened).products;
}

export function writeComparisonToUrl(products: readonly ProductId[]): void {
  const query = toComparisonQuery({ products, size: chosenSize() });
  replaceUrl(`${location.pathname}${products.length > 0 ? `?${query}` : ''}#vergelijken`);
}

export function resultOf(products: readonly ProductId[]): ReactNode {
  const names = products.map((id) => specs[id].name);
  const size = chosenSize();
  return (
    products.length >= least && (
      <>
        <ComparisonTable products={products} colour={readChosenColour()} />
        {location.search && (
          <ComparisonActions
            key={`${names} ${size}`}
            names={names}
            size={size}
            kiosks={products.map((id) =>
              withColour(`model=${id}&maat=${size}`, readChosenColour()),
            )}
          />
        )}
      </>
    )
  );
}

function chosenSize() {
  return screenSizes.find((size) => sizeOfBar(size)?.checked) ?? 43;
}

function sizeOfBar(size: number) {
  return document.querySelector<HTMLInputElement>(`[name="schermmaat"][value="${size}"]`);
}

/** Differs for each number of models, so that screen readers announce each. */
export function selectionHint(chosen: number): string {
  if (chosen === 0) return 'Kies twee tot vier modellen.';
  if (chosen < least) return 'Kies er nog een model bij.';
  if (chosen < most) {
    return `U vergelijkt ${chosen === 2 ? 'twee' : 'drie'} modellen. Er kan nog een model bij.`;
  }
  return 'Er passen vier modellen naast elkaar. Haal er één weg om een ander te kiezen.';
}
