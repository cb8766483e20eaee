'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { RadioChoice } from '@/components/ui/radio-choice';
import type { Comparison } from '@/lib/products/comparison';
import type { ProductId, ScreenSize } from '@/lib/products/ids';

type ComparisonChoiceProps = {
  models: readonly { id: ProductId; name: string }[];
  sizes: readonly ScreenSize[];
  most: number;
};

/** Loads the table on the first choice, or when the URL contains a comparison. */
export function ComparisonChoice({ models, sizes, most }: ComparisonChoiceProps) {
  const [comparison, setComparison] = useState<Comparison>({ products: [], size: 43 });
  const [result, setResult] = useState<ReactNode>();
  const { products, size } = comparison;
  const [isOpening, setIsOpening] = useState(false);
  const choice = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on hydration.
  useEffect(() => {
    // Keep checkboxes ticked before hydration.
    const ticked = models.flatMap(({ id }) =>
      choice.current?.querySelector(`[value=${id}]:checked`) ? [id] : [],
    );
    if (ticked.length > 0 || location.search.includes('vergelijk=')) void restoreComparison(ticked);
  }, []);

  /** Disables the checkboxes until the URL has been read. */
  async function restoreComparison(ticked: readonly ProductId[]) {
    setIsOpening(true);
    const table = await loadTable();
    setIsOpening(false);
    if (!table) return;
    const shown = table.readComparisonFromUrl(ticked);
    setComparison(shown);
    if (ticked.length > 0) table.writeComparisonToUrl(shown);
    setResult(table.resultOf(shown));
  }

  async function compare(chosen: Comparison) {
    setComparison(chosen);
    const table = await loadTable();
    if (!table) return;
    table.writeComparisonToUrl(chosen);
    setResult(table.resultOf(chosen));
  }

  async function loadTable() {
    try {
      return await import('./comparison-result');
    } catch (error) {
      console.warn('The comparison could not be loaded.', error);
      setResult('De vergelijking laadt niet. Kies het model opnieuw om het nog eens te proberen.');
    }
  }

  return (
    <>
      <div ref={choice} className="flex flex-wrap gap-x-16 gap-y-6 accent-ink print:hidden">
        <fieldset disabled={isOpening}>
          <legend className="font-semibold">Modellen</legend>
          <div className="flex flex-wrap gap-x-6">
            {models.map(({ id, name }) => {
              const others = products.filter((product) => product !== id);
              const isIn = others.length < products.length;
              return (
                <label key={id} className="flex min-h-11 items-center gap-2">
                  <input
                    type="checkbox"
                    value={id}
                    checked={isIn}
                    disabled={!isIn && products.length === most}
                    onChange={() => compare({ products: isIn ? others : [...others, id], size })}
                    className="size-5 shrink-0"
                  />
                  {name}
                </label>
              );
            })}
          </div>
        </fieldset>
        <fieldset disabled={isOpening}>
          <legend className="font-semibold">Maat</legend>
          <div className="flex gap-x-6">
            {sizes.map((option) => (
              <RadioChoice
                key={option}
                name="vergelijkmaat"
                checked={option === size}
                onChange={() => compare({ products, size: option })}
              >
                {option}&nbsp;inch
              </RadioChoice>
            ))}
          </div>
        </fieldset>
      </div>
      <div className="mt-4">{result}</div>
    </>
  );
}
