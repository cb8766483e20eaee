'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { readChosenColour } from '@/components/site/chosen-colour';
import type { ProductId } from '@/lib/business/products/ids';

type ComparisonChoiceProps = {
  models: readonly { id: ProductId; name: string }[];
  chosenAtFirst: readonly ProductId[];
  most: number;
  /** The comparison of those chosen at first. */
  children: ReactNode;
};

/** Loads the table on the first choice, or when the URL contains a comparison. */
export function ComparisonChoice({ models, chosenAtFirst, most, children }: ComparisonChoiceProps) {
  const [products, setProducts] = useState(chosenAtFirst);
  const [result, setResult] = useState(children);
  const [hint, setHint] = useState('');
  const choice = useRef<HTMLFieldSetElement>(null);
  const compared = useRef(products);
  /** Set until the comparison in the URL is read. */
  const isOpening = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on hydration.
  useEffect(() => {
    // Keep what was ticked or unticked before hydration.
    const ticked = models.map(({ id }) => id).filter(isTicked);
    const isChanged = changesIn(ticked).length > 0;
    if (isChanged || location.search.includes('vergelijk=')) void restore(ticked);
    else if (readChosenColour()) void show(products);
    // The links of the table contain the colour, which other scripts set on the document.
    const colours = new MutationObserver(() => void show(compared.current));
    colours.observe(document.documentElement, { attributeFilter: ['data-ral'] });
    const followSize = ({ target }: Event) => {
      const isSize = (target as HTMLInputElement).name === 'schermmaat';
      if (isSize && location.search) void compare(compared.current);
    };
    document.addEventListener('change', followSize);
    return () => {
      colours.disconnect();
      document.removeEventListener('change', followSize);
    };
  }, []);

  function isTicked(id: ProductId): boolean {
    return choice.current?.querySelector(`[value=${id}]:checked`) !== null;
  }

  function changesIn(chosen: readonly ProductId[]): ProductId[] {
    return models
      .map(({ id }) => id)
      .filter((id) => chosen.includes(id) !== chosenAtFirst.includes(id));
  }

  /** Adds the comparison in the URL to what is ticked, also while its script loads. */
  async function restore(ticked: readonly ProductId[]) {
    isOpening.current = true;
    await compare(ticked);
    const table = await loadTable();
    isOpening.current = false;
    if (!table) return;
    const changed = changesIn(compared.current);
    const restored = table.readComparisonFromUrl(chosenAtFirst, changed);
    if (changed.length > 0) table.writeComparisonToUrl(restored);
    await show(restored);
  }

  async function compare(chosen: readonly ProductId[]) {
    compared.current = chosen;
    setProducts(chosen);
    if (isOpening.current) return;
    const table = await loadTable();
    table?.writeComparisonToUrl(chosen);
    await show(chosen);
  }

  async function show(chosen: readonly ProductId[]) {
    compared.current = chosen;
    setProducts(chosen);
    const table = await loadTable();
    if (!table) return;
    setResult(table.resultOf(chosen));
    setHint(table.selectionHint(chosen.length));
  }

  async function loadTable() {
    try {
      return await import('./comparison-result');
    } catch (error) {
      console.warn('The comparison could not be loaded.', error);
      setResult(
        <p>De vergelijking laadt niet. Kies het model opnieuw om het nog eens te proberen.</p>,
      );
    }
  }

  return (
    <>
      <fieldset
        ref={choice}
        className="flex min-w-0 gap-x-5 scroll-sign accent-ink noscript:hidden sm:flex-wrap print:hidden"
      >
        <legend className="sr-only">Modellen</legend>
        {models.map(({ id, name }) => {
          const others = products.filter((product) => product !== id);
          const isIn = others.length < products.length;
          return (
            <label key={id} className="flex min-h-11 flex-none items-center gap-2">
              <input
                type="checkbox"
                value={id}
                checked={isIn}
                disabled={!isIn && products.length === most}
                onChange={() => compare(isIn ? others : [...others, id])}
                className="size-5 shrink-0"
              />
              <span>{name}</span>
            </label>
          );
        })}
      </fieldset>
      <div className="mt-2">
        {/* In the document before it is filled, because only changes are announced. */}
        <p role="status" className="text-steel print:hidden">
          {hint}
        </p>
        {result}
      </div>
    </>
  );
}
