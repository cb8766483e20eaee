import { useState } from 'react';
import { readChosenColour } from '@/components/site/chosen-colour';
import { ScrollArea } from '@/components/ui/scroll-area';
import { TextLink } from '@/components/ui/text-link';
import { withColour } from '@/lib/configurator/colour-parameter';
import { presetHref } from '@/lib/configurator/preset';
import { type Comparison, isDifferent } from '@/lib/products/comparison';
import { comparisonRows } from '@/lib/products/comparison-rows';
import { formatQuantity } from '@/lib/products/format';
import { priceNote, productOf } from '@/lib/products/products';
import { ComparisonActions } from './comparison-actions';
import styles from './comparison-table.module.css';

export function ComparisonTable({ products: chosen, size }: Comparison) {
  const [showsAll, setShowsAll] = useState(true);
  const compared = chosen.map(productOf);
  const names = compared.map(({ name }) => name);
  const rows = comparisonRows(compared, size).map(({ label, values }) => {
    const cells = compared.map(({ id }) => ({ id, value: values[id] }));
    return { label, cells, differs: isDifferent(cells.map(({ value }) => value)) };
  });
  return (
    <div className="mt-8">
      <p className="text-sm text-steel">{priceNote} Een streep staat voor wat verschilt.</p>
      <label className="flex min-h-11 items-center gap-2 accent-ink print:hidden">
        <input
          type="checkbox"
          checked={!showsAll}
          onChange={() => setShowsAll(!showsAll)}
          className="size-5 shrink-0"
        />
        Toon alleen de verschillen
      </label>
      <ScrollArea label="Vergelijking">
        <table className={styles.table} data-columns={compared.length}>
          <caption className="sr-only">
            {names.join(', ')}, van {formatQuantity(size, 'inch')}
          </caption>
          <thead>
            <tr>
              <td />
              {compared.map(({ id, name }) => (
                <th key={id} scope="col">
                  <TextLink href={`#${id}`}>{name}</TextLink>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows
              .filter(({ differs }) => showsAll || differs)
              .map(({ label, cells, differs }) => (
                <tr key={label} className={differs ? styles.differs : undefined}>
                  <th scope="row">
                    {label}
                    {differs && <span className="sr-only"> (verschilt)</span>}
                  </th>
                  {cells.map(({ id, value }) => (
                    <td key={id}>{value}</td>
                  ))}
                </tr>
              ))}
          </tbody>
          <tfoot>
            <tr>
              <td />
              {compared.map(({ id, name }) => (
                <td key={id}>
                  <TextLink href={withColour(presetHref(id, size), readChosenColour())}>
                    Stel {name} samen
                  </TextLink>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </ScrollArea>
      <ComparisonActions key={`${chosen} ${size}`} names={names} size={size} />
    </div>
  );
}
