'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { RadioChoice } from '@/components/ui/radio-choice';
import type { Comparison } from '@/lib/products/comparison';
import type { ProductId, ScreenSize } from '@/lib/products/ids';

type ComparisonChoiceProps = {
  models: readonly { id: ProductId; name: string }[];
  sizes: readonly ScreenSize[];
  /** What the table can hold. */
  most: number;
};

/** Which models stand side by side. All else is loaded once somebody compares, or comes by a link. */
export function ComparisonChoice({ models, sizes, most }: ComparisonChoiceProps) {
  const [comparison, setComparison] = useState<Comparison>({ products: [], size: 43 });
  const [result, setResult] = useState<ReactNode>();
  const { products, size } = comparison;
  const [isOpening, setIsOpening] = useState(false);
  const choice = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what the page opens with.
  useEffect(() => {
    // A visitor who was faster than the script keeps what is ticked.
    const ticked = models.flatMap(({ id }) =>
      choice.current?.querySelector(`[value=${id}]:checked`) ? [id] : [],
    );
    if (ticked.length > 0 || location.search.includes('vergelijk=')) void open(ticked);
  }, []);

  /** Until the address is read, nothing can be ticked that it would undo. */
  async function open(ticked: readonly ProductId[]) {
    setIsOpening(true);
    const parts = await loadParts();
    setIsOpening(false);
    if (!parts) return;
    const shown = parts.comparisonInAddress(ticked);
    setComparison(shown);
    if (ticked.length > 0) parts.showInAddress(shown);
    setResult(parts.resultOf(shown));
  }

  async function compare(chosen: Comparison) {
    setComparison(chosen);
    const parts = await loadParts();
    if (!parts) return;
    parts.showInAddress(chosen);
    setResult(parts.resultOf(chosen));
  }

  async function loadParts() {
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
            {sizes.map((one) => (
              <RadioChoice
                key={one}
                name="vergelijkmaat"
                checked={one === size}
                onChange={() => compare({ products, size: one })}
              >
                {one}&nbsp;inch
              </RadioChoice>
            ))}
          </div>
        </fieldset>
      </div>
      <div className="mt-4">{result}</div>
    </>
  );
}
