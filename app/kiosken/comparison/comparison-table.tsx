import { useState } from 'react';
import { readChosenColour } from '@/components/site/chosen-colour';
import { SidewaysScroll } from '@/components/ui/sideways-scroll';
import { TextLink } from '@/components/ui/text-link';
import { withColour } from '@/lib/configurator/colour-parameter';
import { presetHref } from '@/lib/configurator/preset';
import { type Comparison, isDifferent } from '@/lib/products/comparison';
import { comparisonRows } from '@/lib/products/comparison-rows';
import { formatQuantity } from '@/lib/products/format';
import { priceNote, products } from '@/lib/products/products';
import { ComparisonActions } from './comparison-actions';

/** Stays in sight while the columns scroll below it. */
const heading = 'sticky left-0 bg-surface py-2 pr-3 text-left max-sm:max-w-28';

/** The sheets of the chosen products side by side, with what differs marked. */
export function ComparisonTable({ products: chosen, size }: Comparison) {
  const [showsAll, setShowsAll] = useState(true);
  const compared = chosen.flatMap((id) => products.find((product) => product.id === id) ?? []);
  const rows = comparisonRows(compared, size).map(({ label, values }) => {
    const inOrder = compared.map(({ id }) => ({ id, value: values[id] }));
    return { label, inOrder, differs: isDifferent(inOrder.map(({ value }) => value)) };
  });
  return (
    <div className="mt-8">
      <label className="flex min-h-11 items-center gap-2 accent-ink print:hidden">
        <input
          type="checkbox"
          checked={!showsAll}
          onChange={() => setShowsAll(!showsAll)}
          className="size-5 shrink-0"
        />
        Toon alleen de verschillen
      </label>
      <SidewaysScroll label="Vergelijking">
        <table className="w-full border-collapse text-left align-top tabular-nums max-sm:text-sm">
          <caption className="pb-3 text-left text-sm text-steel">
            {compared.map(({ name }) => name).join(', ')}, van {formatQuantity(size, 'inch')}.{' '}
            {priceNote} Waarin ze verschillen, staat vet achter een streep.
          </caption>
          <thead>
            <tr className="border-ink border-b">
              <td className={heading} />
              {compared.map(({ id, name }) => (
                <th key={id} scope="col" className="min-w-36 px-3 py-2">
                  <TextLink href={`#${id}`}>{name}</TextLink>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows
              .filter(({ differs }) => showsAll || differs)
              .map(({ label, inOrder, differs }) => (
                <tr key={label} className="border-line border-b">
                  <th scope="row" className={`font-normal text-steel ${heading}`}>
                    {label}
                    {differs && <span className="sr-only"> (verschilt)</span>}
                  </th>
                  {inOrder.map(({ id, value }) => (
                    <td
                      key={id}
                      className={`px-3 py-2 ${differs ? 'border-accent-text border-l-2 font-semibold' : ''}`}
                    >
                      {value}
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
          <tfoot>
            <tr>
              <td className={heading} />
              {compared.map(({ id, name }) => (
                <td key={id} className="px-3 py-3">
                  <TextLink href={withColour(presetHref(id, size), readChosenColour())}>
                    Stel {name} samen
                  </TextLink>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </SidewaysScroll>
      <ComparisonActions
        key={`${chosen} ${size}`}
        names={compared.map(({ name }) => name)}
        size={size}
      />
    </div>
  );
}
