import { assistantCallback, assistantNotice, site } from '@/lib/business/site';
import { LiveChat } from './live-chat';
import styles from './quickest-help.module.css';

const bigLink = 'large-link font-semibold';

export function QuickestHelp({ liveChatUrl }: { liveChatUrl: string | undefined }) {
  return (
    <section aria-labelledby="snelste-hulp" className="page-width pb-14 md:pb-20">
      <div className="py-8">
        <h2 id="snelste-hulp" className="text-subtitle">
          Hulp krijgt u het snelst per telefoon
        </h2>
        <h3 className="mt-8 text-steel">Telefoon</h3>
        <div className="mt-1 grid items-baseline gap-x-10 gap-y-4 lg:grid-cols-[7fr_6fr_6fr]">
          <a
            href={site.phone.office.href}
            className={`block text-display tabular-nums lg:col-span-2 ${styles.number} ${bigLink}`}
            aria-label={`Bel kantoor, ${site.phone.office.label}`}
          >
            {site.phone.office.label}
          </a>
          <p className="text-lead text-steel tabular-nums">
            {site.openingHours.days}
            <span className="block font-semibold text-ink">{site.openingHours.hours}</span>
          </p>
        </div>
      </div>
      <div className="grid gap-x-10 gap-y-12 md:grid-cols-2 lg:grid-cols-[7fr_6fr_6fr]">
        <div className="border-line border-t pt-5">
          <h3 className="text-steel">E-mail</h3>
          <a
            href={`mailto:${site.email.support}`}
            className={`mt-2 block text-subtitle ${bigLink}`}
          >
            {site.email.support}
          </a>
          <p className="mt-3">U krijgt antwoord {site.replyTime}.</p>
        </div>
        <div className="border-line border-t pt-5">
          <h3 className="text-steel">Virtuele assistent, 24&nbsp;uur per dag</h3>
          <a
            href={site.phone.assistant.href}
            className={`mt-2 block text-subtitle tabular-nums ${bigLink}`}
            aria-label={`Bel de virtuele assistent, ${site.phone.assistant.label}`}
          >
            {site.phone.assistant.label}
          </a>
          <p className="mt-3">
            {assistantNotice} {assistantCallback}
          </p>
        </div>
        <div className="border-line border-t pt-5">
          <h3 className="text-steel">Livechat</h3>
          <div className="mt-3">
            <LiveChat url={liveChatUrl} />
          </div>
        </div>
      </div>
    </section>
  );
}
