import Link from 'next/link';
import type { ReactNode } from 'react';
import { readChosenColour } from '@/components/site/chosen-colour';
import { buttonStyle } from '@/components/ui/button-style';
import { withColour } from '@/lib/configurator/colour-parameter';
import { suggestMessage } from '@/lib/contact/suggested-message';
import { fromComparisonQuery, toComparisonQuery, withCompared } from '@/lib/products/comparison';
import type { ProductId } from '@/lib/products/ids';
import { ProductSheet, type ProductSheetProps } from './product-sheet';
import type { Sheet } from './sheet';

/** Call it at each opening: the links depend on choices made elsewhere on the page. */
export function createDialogSheet(props: ProductSheetProps): ReactNode {
  return <ProductSheet {...props} actions={OpenedSheetActions} />;
}

function OpenedSheetActions({ sheet }: { sheet: Sheet }) {
  const { id, name, adviceHref, configuratorHref } = sheet;
  const colour = readChosenColour();
  const suggestColour = () =>
    suggestMessage(adviceHref, { message: `Graag advies over ${name} in RAL ${colour}.` });
  return (
    <div>
      {colour && (
        <p className="mb-4">
          Uw kleur: RAL&nbsp;{colour}.{' '}
          <span className="print:hidden">
            Die gaat mee naar de configurator en staat klaar in uw bericht.
          </span>
        </p>
      )}
      <div className="flex flex-wrap gap-4">
        <Link
          href={adviceHref}
          prefetch={false}
          className={buttonStyle.primary}
          onClick={colour ? suggestColour : undefined}
        >
          Vraag advies<span className="sr-only"> over {name}</span>
        </Link>
        <Link
          href={withColour(configuratorHref, colour)}
          prefetch={false}
          className={buttonStyle.secondary}
        >
          <span>
            Stel <span className="sr-only">{name} </span>samen
          </span>
        </Link>
        <a
          href={comparisonHref(id)}
          className={buttonStyle.secondary}
          // If the URL has this comparison already, no navigation closes the dialog.
          onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
        >
          Vergelijk<span className="sr-only"> {name}</span>
        </a>
        <button type="button" className={buttonStyle.secondary} onClick={() => print()}>
          Druk dit blad af
        </button>
      </div>
    </div>
  );
}

function comparisonHref(product: ProductId): string {
  const comparison = fromComparisonQuery(new URLSearchParams(location.search));
  const isCompared = comparison.products.includes(product);
  const query = toComparisonQuery(isCompared ? comparison : withCompared(comparison, product));
  return `?${query}#vergelijken`;
}
