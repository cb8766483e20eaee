import { SidewaysScroll } from '@/components/ui/sideways-scroll';
import { screenSizes } from '@/lib/products/ids';
import type { SpecRow } from '@/lib/products/spec-rows';

type SpecTableProps = { name: string; note: string; rows: readonly SpecRow[] };

/** The figures of a product in both sizes. */
export function SpecTable({ name, note, rows }: SpecTableProps) {
  return (
    <SidewaysScroll label={`Gegevens van ${name}`}>
      <table className="w-full border-collapse text-left align-top tabular-nums max-sm:text-sm print:text-xs print:[&_td]:py-0.5 print:[&_th]:py-0.5">
        <caption className="pb-3 text-left text-sm text-steel print:pb-1 print:text-xs">
          Gegevens van {name}. {note}
        </caption>
        <thead>
          <tr className="border-ink border-b">
            <td className="w-2/5" />
            {screenSizes.map((size) => (
              <th key={size} scope="col" className="py-2 pr-3">
                {size}&nbsp;inch
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, value }) => (
            <tr key={label} className="border-line border-b">
              <th scope="row" className="py-2 pr-3 font-normal text-steel">
                {label}
              </th>
              {typeof value === 'string' ? (
                <td colSpan={screenSizes.length} className="py-2 pr-3">
                  {value}
                </td>
              ) : (
                screenSizes.map((size) => (
                  <td key={size} className="py-2 pr-3">
                    {value[size]}
                  </td>
                ))
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </SidewaysScroll>
  );
}
