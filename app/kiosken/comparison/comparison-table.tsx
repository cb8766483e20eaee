import { ScrollArea } from '@/components/ui/scroll-area';
import { TextLink } from '@/components/ui/text-link';
import { withColour } from '@/lib/business/configurator/parameters';
import { presetHref } from '@/lib/business/configurator/preset';
import { isDifferent } from '@/lib/business/products/comparison';
import { comparisonRows } from '@/lib/business/products/comparison-rows';
import { formatQuantity } from '@/lib/business/products/format';
import { priceNote } from '@/lib/business/products/price-note';
import { productOf } from '@/lib/business/products/products';
import { type ProductId, screenSizes } from '@/lib/business/products/specs';
import { RENDERED_COLOUR } from '@/lib/platform/browser/chosen-colour';
import { joinList } from '@/lib/platform/text/join-list';
import { productHref } from '@/lib/routes';
import { BySize, onlyFor } from '../by-size';
import { LineupCrop } from '../lineup/lineup-crop';
import styles from './comparison-table.module.css';

/** The number of rows that differ which a phone shows at first. */
const FIRST_ROWS = 6;

type ComparisonTableProps = { products: readonly ProductId[]; colour?: string | null };

/** The models on one floor, and below each what sets it apart; of the size of the bar. */
export function ComparisonTable({ products, colour = null }: ComparisonTableProps) {
  const compared = products.map(productOf);
  const names = joinList(compared.map(({ name }) => name));
  const rows = rowsOf(compared);
  const isTall = products.includes('ceiling-kiosk');
  const isWide = isTall || products.includes('touch-table');
  return (
    <div className={styles.comparison}>
      <ScrollArea label="Vergelijking">
        <table
          className={`${styles.table} ${isTall ? styles.tall : ''} ${isWide ? styles.wide : ''}`}
          data-columns={compared.length}
        >
          <caption className="sr-only">
            <BySize>{(size) => `${names} van ${formatQuantity(size, 'inch')}`}</BySize>
          </caption>
          <thead>
            <tr className={styles.floor}>
              <td />
              {products.map((id) => (
                <td key={id}>
                  <div className={styles.place}>
                    <LineupCrop product={id} />
                  </div>
                </td>
              ))}
            </tr>
            <tr>
              <td />
              {compared.map(({ id, name }) => (
                <th key={id} scope="col">
                  <TextLink href={productHref(id)}>{name}</TextLink>
                </th>
              ))}
            </tr>
            <tr>
              <td />
              {products.map((id) => (
                <td key={id} className={styles.version}>
                  <BySize>{(size) => formatQuantity(size, 'inch')}</BySize>
                  <span className={colour ? '' : styles.rendered}>
                    {`, RAL\u00a0${colour ?? RENDERED_COLOUR}`}
                  </span>
                </td>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cells, differs }, index) => (
              <tr key={label} className={lookOf(rows, index)}>
                <th scope="row">
                  <span>{label}</span>
                  {differs && <span className="sr-only"> (verschilt)</span>}
                </th>
                {cells.map(({ id, values: [small, large] }) => (
                  <td key={id}>
                    {small === large ? (
                      breakable(small)
                    ) : (
                      <BySize>{(size) => breakable(size === 43 ? small : large)}</BySize>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td />
              {compared.map(({ id, name }) => (
                <td key={id}>
                  {screenSizes.map((size) => (
                    <span key={size} className={onlyFor[size]}>
                      <TextLink href={withColour(presetHref(id, size), colour)}>
                        Stel de {name} samen<span className="sr-only"> in {size}&nbsp;inch</span>
                      </TextLink>
                    </span>
                  ))}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </ScrollArea>
      {products.length > 2 && <p className={styles.hint}>Schuif opzij voor de andere modellen.</p>}
      <label className="flex min-h-11 items-center gap-2 accent-ink print:hidden">
        <input type="checkbox" className={`size-5 shrink-0 ${styles.showsAll}`} />
        Toon alle eigenschappen
      </label>
      <p role="status" className="sr-only">
        <span
          className={styles.allShown}
        >{`De tabel toont alle ${rows.length} eigenschappen.`}</span>
        <span className={styles.differencesShown}>De tabel toont wat verschilt.</span>
      </p>
      <p className="text-sm text-steel">{priceNote}</p>
    </div>
  );
}

/** The class of a row: equal for all models, one of the first that differ, or a further one. */
function lookOf(rows: readonly { differs: boolean }[], index: number) {
  if (!rows[index]?.differs) return styles.equal;
  const before = rows.slice(0, index).filter(({ differs }) => differs).length;
  return before < FIRST_ROWS ? undefined : styles.further;
}

function rowsOf(compared: readonly ReturnType<typeof productOf>[]) {
  const [small, large] = screenSizes.map((size) => comparisonRows(compared, size));
  return (small ?? []).map(({ label, values }, index) => {
    const cells = compared.map(({ id }) => ({
      id,
      values: [values[id], large?.[index]?.values[id] ?? values[id]] as const,
    }));
    const differs = screenSizes.some((_, at) =>
      isDifferent(cells.map((cell) => cell.values[at] ?? '')),
    );
    return { label, cells, differs };
  });
}

/** Breaks for texts that are wider than a column on a phone. */
function breakable(text: string): string {
  return text.replace(/software(?=ondersteuning)/, 'software\u00ad').replace(/×\u00a0/g, '× ');
}
