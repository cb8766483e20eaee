import { memo, type ReactNode } from 'react';
import { KioskDrawing } from '@/components/marketing/kiosk-drawing';
import { SpecList } from '@/components/ui/spec-list';
import { pictureOf } from '@/lib/business/configurator/picture-of';
import { priceLines, priceOf } from '@/lib/business/configurator/price';
import { type ConfiguratorState, toQuery } from '@/lib/business/configurator/query';
import { summaryLines } from '@/lib/business/configurator/request';
import { sheetFacts } from '@/lib/business/configurator/sheet-facts';
import { formatPrice } from '@/lib/business/products/format';
import { priceExclusions } from '@/lib/business/products/price-note';
import type { RalColour } from '@/lib/business/ral/ral-classic';
import { KioskPicture } from './kiosk-picture';
import { PrintDate } from './print-date';
import { SceneLayer } from './scene-layer';
import styles from './summary.module.css';
import { SummaryActions } from './summary-actions';
import { useScenes } from './use-scenes';

export const SUMMARY_ID = 'overzicht';

type SummaryProps = ConfiguratorState & {
  colour: RalColour;
  /** Absolute, without the choice. */
  pageUrl: string;
  mailTo: string;
  /** Same for every composition, on paper only. */
  conditions: ReactNode;
  notes: ReactNode;
};

/**
 * The composition with all its conditions, since the printed page is read by people who have not seen the
 * configurator. Memoised, so that it can follow a choice later.
 */
export const Summary = memo(function Summary(props: SummaryProps) {
  const { composition, dealer, colour, pageUrl, mailTo, conditions, notes } = props;
  const state = { composition, dealer };
  const lines = priceLines(composition);
  const { scenes, shown, reveal } = useScenes(composition, colour);
  const isPictured = pictureOf(shown.composition) !== undefined;
  return (
    <section aria-labelledby={SUMMARY_ID} className={styles.summary}>
      <div className={styles.date}>
        <PrintDate />
      </div>
      <div className={styles.object}>
        {scenes.map((scene) => (
          <SceneLayer key={scene.id} scene={scene} onWhole={reveal}>
            <KioskPicture composition={scene.composition} colour={scene.colour} priority={false} />
          </SceneLayer>
        ))}
        <div className={isPictured ? 'hidden print:block' : 'drawn-on-paper'}>
          <KioskDrawing composition={composition} colour={colour} />
        </div>
        <div className={styles.facts}>
          <SpecList specs={sheetFacts(composition)} />
          {conditions}
        </div>
      </div>
      <div className={styles.text}>
        {/* Takes the focus of the link that leads here. */}
        <h2 id={SUMMARY_ID} tabIndex={-1} className="text-title">
          Uw samenstelling
        </h2>
        <p className={styles.total}>
          <span>{formatPrice(priceOf(composition))}</span>{' '}
          <span className="block text-base font-normal tracking-normal text-steel">
            {priceExclusions}
          </span>
        </p>
        <SpecList specs={summaryLines(state, colour)} />
        {lines.length > 1 && (
          <table className="mt-8 w-full text-left tabular-nums print:mt-4">
            <caption className="pb-2 text-left font-semibold">
              Zo komt de richtprijs tot stand
            </caption>
            <tbody>
              {lines.map(({ label, amount }) => (
                <tr key={label} className="border-line border-b">
                  <th scope="row" className="wrap-anywhere py-2 pr-3 font-normal">
                    {label}
                  </th>
                  <td className="py-2 text-right whitespace-nowrap">{formatPrice(amount)}</td>
                </tr>
              ))}
              {/* The price above the list says it on screens. */}
              <tr className="hidden font-semibold print:table-row">
                <th scope="row" className="font-semibold">
                  Totaal voor één kiosk
                </th>
                <td className="text-right">{formatPrice(priceOf(composition))}</td>
              </tr>
            </tbody>
          </table>
        )}
        <SummaryActions
          state={state}
          colour={colour}
          url={`${pageUrl}?${toQuery(state)}`}
          mailTo={mailTo}
        />
        <div className="mt-8 space-y-3 text-sm text-steel print:mt-4 print:space-y-1">{notes}</div>
      </div>
    </section>
  );
});
