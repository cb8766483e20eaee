import { PrintButton } from '@/components/ui/print-button';
import { textLinkStyle } from '@/components/ui/text-link-style';
import { formatPrice } from '@/lib/business/products/format';
import { deliveryDate } from '@/lib/business/project/delivery-date';
import { PROJECT_PATH } from '@/lib/business/project/path';
import type { Project } from '@/lib/business/project/project';
import { projectNumber } from '@/lib/business/project/project-number';
import {
  addressCount,
  kioskCount,
  notIncluded,
  REVERSE_CHARGE,
  weeksText,
} from '@/lib/business/project/project-texts';
import { STATED_YEARS, sumOf, totalOver } from '@/lib/business/project/sum';
import { site } from '@/lib/business/site';
import { absoluteUrl } from '@/lib/platform/absolute-url';
import { formatLongDate } from '@/lib/platform/text/dates';
import { formatNumber } from '@/lib/platform/text/format-number';
import { CostTable } from '../cost-table';
import { Facts } from './facts';
import styles from './proposal.module.css';
import { ProposalLine } from './proposal-line';

const DAY_MS = 86_400_000;

/** Everything on at most three sheets for six kiosks: what, for how much, and what comes next. */
export function Proposal({ project, query }: { project: Project; query: string }) {
  const sum = sumOf(project);
  const today = new Date();
  const validUntil = new Date(today.getTime() + site.offerValidDays * DAY_MS);
  const { lease } = sum;
  const facts = [
    { label: 'Nummer', value: projectNumber(query) },
    ...(project.company ? [{ label: 'Voor', value: project.company }] : []),
    { label: 'Datum', value: formatLongDate(today.toISOString()) },
    { label: 'Geldig tot en met', value: formatLongDate(validUntil.toISOString()) },
    { label: 'Van', value: `${site.legalName}, KvK\u00a0${site.kvk}` },
    {
      label: 'Levering',
      value: `rond ${formatLongDate(deliveryDate(today, sum.deliveryWeeks))} bij bestelling op de datum hierboven (${weeksText(sum.deliveryWeeks)})`,
    },
  ];
  return (
    <div className={`page-width ${styles.proposal}`}>
      <div className="flex flex-wrap items-center gap-4 print:hidden">
        <PrintButton>Druk dit voorstel af</PrintButton>
        <a href={`${PROJECT_PATH}?${query}`} className={textLinkStyle}>
          Terug naar het project
        </a>
      </div>
      <h1 className="text-title">
        {`Voorstel: ${kioskCount(sum.kiosks)} op ${addressCount(sum.addresses.length)}`}
      </h1>
      <div className={styles.head}>
        <Facts facts={facts} />
        <dl className={styles.sums}>
          <div>
            <dt>Eenmalig</dt>
            <dd>{formatPrice(sum.once)}</dd>
          </div>
          <div>
            <dt>Per jaar</dt>
            <dd>{formatPrice(sum.perYear)}</dd>
          </div>
          <div>
            <dt>{`In ${STATED_YEARS}\u00a0jaar, excl.\u00a0btw`}</dt>
            <dd>{formatPrice(totalOver(sum, STATED_YEARS))}</dd>
          </div>
        </dl>
      </div>
      <section aria-labelledby="kiosken-titel">
        <h2 id="kiosken-titel" className="text-heading">
          De kiosken
        </h2>
        <ol>
          {sum.lines.map((line) => (
            <ProposalLine key={JSON.stringify(line.line)} sum={line} />
          ))}
        </ol>
      </section>
      <section aria-labelledby="som-titel" className={styles.whole}>
        <h2 id="som-titel" className="text-heading">
          De som
        </h2>
        <div className={styles.table}>
          <CostTable project={project} sum={sum} />
        </div>
        <p className="mt-2">
          {`Lease in plaats van koop: ${formatPrice(lease.perMonth)} per maand, ${lease.months}\u00a0maanden, samen ${formatPrice(lease.total)}; jaarrente ongeveer ${formatNumber(lease.yearlyRate, 1)}\u00a0%.`}
        </p>
        {project.country === 'be' && <p className="mt-2">{REVERSE_CHARGE}</p>}
        {sum.isBeyondDiscounts && (
          <p className="mt-2">
            Voor zo veel kiosken maken wij een voorstel op maat. De som rekent met de hoogste vaste
            korting.
          </p>
        )}
      </section>
      <div className={styles.end}>
        <section aria-labelledby="niet-titel">
          <h2 id="niet-titel" className="text-heading">
            Niet in de som
          </h2>
          <ul className="list-disc pl-5">
            {notIncluded.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="stappen-titel">
          <h2 id="stappen-titel" className="text-heading">
            Wat er nu gebeurt
          </h2>
          <ol className="list-decimal pl-5">
            <li>{`U vraagt de offerte aan met nummer ${projectNumber(query)}, via de website, ${site.email.info} of ${site.phone.office.label}.`}</li>
            <li>{`U krijgt ${site.replyTime} antwoord, en daarna een offerte met maattekening.`}</li>
            <li>{`De offerte blijft ${site.offerValidDays}\u00a0dagen geldig. Betaling binnen ${site.paymentDays}\u00a0dagen.`}</li>
          </ol>
        </section>
        <section aria-labelledby="akkoord-titel" className={styles.agreement}>
          <h2 id="akkoord-titel" className="text-heading">
            Akkoord om een offerte aan te vragen
          </h2>
          <dl>
            {['Naam en functie', 'Datum', 'Handtekening'].map((label) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd />
              </div>
            ))}
          </dl>
        </section>
      </div>
      <p className={styles.note}>
        {`Richtprijzen in euro, excl.\u00a0btw: een indicatie, geen aanbod. De afbeeldingen zijn visualisaties. Het nummer volgt uit de inhoud: hetzelfde project heeft hetzelfde nummer.`}
      </p>
      <p className={styles.note}>
        <a
          href={absoluteUrl(`${PROJECT_PATH}?${query}`)}
          className={`${textLinkStyle} ${styles.address}`}
        >
          Link naar dit project
        </a>
      </p>
    </div>
  );
}
