import { TextLink } from '@/components/ui/text-link';
import { assistantCallback, assistantNotice, site } from '@/lib/business/site';

export function ContactFacts() {
  const { address, email, phone, openingHours } = site;
  return (
    <section aria-labelledby="gegevens-titel">
      <h2 id="gegevens-titel" className="mb-6 text-heading">
        Of bel, mail, kom langs
      </h2>
      <dl className="space-y-6 [&_dt]:text-sm [&_dt]:text-steel">
        <div>
          <dt>Kantoor</dt>
          <dd className="text-subtitle font-semibold tabular-nums">
            <TextLink href={phone.office.href}>{phone.office.label}</TextLink>
          </dd>
          <dd className="mt-1">
            {openingHours.days}, {openingHours.hours}
          </dd>
        </div>
        <div>
          <dt>Virtuele assistent, 24&nbsp;uur per dag, 7&nbsp;dagen per week</dt>
          <dd className="text-subtitle font-semibold tabular-nums">
            <TextLink href={phone.assistant.href}>{phone.assistant.label}</TextLink>
          </dd>
          <dd className="mt-1">
            {assistantNotice} {assistantCallback}
          </dd>
        </div>
        <div>
          <dt>E-mail</dt>
          <dd className="text-subtitle font-semibold">
            <TextLink href={`mailto:${email.info}`}>{email.info}</TextLink>
          </dd>
          <dd className="mt-1">Antwoord {site.replyTime}.</dd>
        </div>
        <div>
          <dt>Bezoekadres</dt>
          <dd>
            <address className="not-italic">
              {site.legalName}
              <br />
              {address.street}
              <br />
              {address.postalCode} {address.city}
            </address>
          </dd>
        </div>
        <div>
          <dt>Inschrijving</dt>
          <dd>
            KvK {site.kvk}, btw-id {site.vatId}
          </dd>
        </div>
      </dl>
    </section>
  );
}
