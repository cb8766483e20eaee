import type { ReactNode } from 'react';
import { SpecList } from '@/components/ui/spec-list';
import { priceLines, priceOf } from '@/lib/configurator/price';
import type { ConfiguratorState } from '@/lib/configurator/query';
import { summaryLines } from '@/lib/configurator/request';
import { formatPrice } from '@/lib/products/format';
import type { RalColour } from '@/lib/ral/ral-classic';
import styles from './configurator.module.css';

export const SUMMARY_ID = 'overzicht';

type SummaryProps = {
  state: ConfiguratorState;
  colour: RalColour;
  actions: ReactNode;
  notes: ReactNode;
};

export function Summary({ state, colour, actions, notes }: SummaryProps) {
  const { composition } = state;
  return (
    <section
      id={SUMMARY_ID}
      aria-labelledby="overzicht-titel"
      className="border-line border-t bg-surface py-10 print:border-0 print:py-0"
    >
      <div className="page-width">
        <h2 id="overzicht-titel" className="text-title">
          Uw samenstelling
        </h2>
        <div
          className={`mt-6 grid gap-10 lg:grid-cols-2 lg:gap-y-4 print:mt-3 print:gap-y-3 ${styles.summary}`}
        >
          <div className="lg:row-span-2 print:row-auto">
            <SpecList specs={summaryLines(state, colour)} />
          </div>
          <div>
            <table className="w-full text-left tabular-nums">
              <caption className="pb-2 text-left font-semibold">
                Zo komt de richtprijs tot stand
              </caption>
              <tbody>
                {priceLines(composition).map(({ label, amount }) => (
                  <tr key={label} className="border-line border-b">
                    <th scope="row" className="wrap-anywhere py-2 pr-3 font-normal">
                      {label}
                    </th>
                    <td className="py-2 text-right whitespace-nowrap">{formatPrice(amount)}</td>
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <tr>
                  <th scope="row" className="wrap-anywhere py-2 pr-3">
                    Samen, excl. btw
                  </th>
                  <td className="py-2 text-right font-semibold whitespace-nowrap">
                    {formatPrice(priceOf(composition))}
                  </td>
                </tr>
              </tfoot>
            </table>
          </div>
          <div className="space-y-4 print:col-span-full print:space-y-1">{notes}</div>
        </div>
        {actions}
      </div>
    </section>
  );
}
