import { ScrollArea } from '@/components/ui/scroll-area';
import { sectionTones } from '@/components/ui/section-tone';
import { routes } from '@/lib/routes';
import { callDuration, isAssistant, lines, summary } from './call';
import styles from './call.module.css';
import { CallPlayer } from './call-player';

/** The caption, which the layout keeps below the summary. */
const CAPTION_ID = 'voorbeeld-ai-telefoon';

export function CallExample() {
  return (
    <figure aria-labelledby={CAPTION_ID} className={`pb-6 md:pb-16 ${sectionTones.ink}`}>
      <CallPlayer duration={callDuration} waveform={`${routes.digitaalPlatform}/golfvorm.svg`}>
        <div className="page-width grid gap-x-16 gap-y-4 lg:grid-cols-12">
          <ScrollArea
            label="Tekstverslag van het gesprek"
            className={`lg:col-span-7 ${styles.transcript}`}
          >
            <ol className="grid max-w-[36em] gap-4 lg:text-lead">
              {lines.map(({ speaker, text, from }) => (
                <li key={from} data-from={from} className={styles.line}>
                  <span className="block text-sm font-semibold">
                    {speaker}
                    <span className="sr-only">: </span>
                  </span>
                  <span className={isAssistant(speaker) ? '' : 'italic'}>{text}</span>
                </li>
              ))}
            </ol>
          </ScrollArea>
          <div className="lg:col-span-5">
            <Summary />
            <p id={CAPTION_ID} className="mt-4 text-sm opacity-85">
              Demonstratie zonder geluid: een verzonnen gesprek, en de samenvatting die u ontvangt.
            </p>
          </div>
        </div>
      </CallPlayer>
    </figure>
  );
}

function Summary() {
  return (
    <dl className="bg-surface px-4 py-2 text-ink max-sm:text-sm lg:p-7 lg:text-lead">
      {summary.map(({ label, value }) => (
        <div
          key={label}
          className="flex gap-x-4 border-line border-t py-1.5 first:border-t-0 lg:block lg:py-4"
        >
          <dt className="w-20 shrink-0 text-steel lg:w-auto">{label}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
