import { ScrollArea } from '@/components/ui/scroll-area';
import { screenSizes } from '@/lib/business/products/ids';
import type { SpecRow } from '@/lib/business/products/spec-rows';

/** Classes on the table, since the HTML would repeat classes on the cells. */
const tableStyle =
  'w-full border-collapse text-left tabular-nums max-sm:text-sm max-sm:[font-stretch:75%] [&_:is(td,th)]:py-2 [&_:is(td,th):not(:last-child)]:pr-3 [&_:is(td,th)]:align-top [&_tbody_th]:font-normal [&_tbody_th]:text-steel [&_tr]:border-b [&_tbody_tr]:border-line';

type SpecTableProps = { name: string; note: string; rows: readonly SpecRow[] };

export function SpecTable({ name, note, rows }: SpecTableProps) {
  return (
    <ScrollArea label={`Gegevens van de ${name}`}>
      <table className={tableStyle}>
        <caption className="pb-3 text-left text-sm text-steel">
          Gegevens van de {name}. {note}
        </caption>
        <thead>
          <tr className="border-ink">
            <td className="w-1/4 sm:w-1/3" />
            {screenSizes.map((size) => (
              <th key={size} scope="col">
                {size}&nbsp;inch
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {typeof value === 'string' ? (
                <td colSpan={screenSizes.length}>{value}</td>
              ) : (
                screenSizes.map((size) => <td key={size}>{value[size]}</td>)
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
