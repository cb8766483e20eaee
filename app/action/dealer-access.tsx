import { Section } from '@/components/ui/section';
import { SpecList } from '@/components/ui/spec-list';
import { TextLink } from '@/components/ui/text-link';
import { site } from '@/lib/business/site';

const access = [
  { label: 'Voor wie', value: 'Dealers met een getekende overeenkomst' },
  { label: 'Wanneer', value: 'Na de overeenkomst, tegelijk met uw dealernummer' },
  { label: 'Hoe', value: 'U ontvangt per e-mail een persoonlijke link' },
  { label: 'Wat u er vindt', value: 'De configurator, beeldmateriaal en voorbeeldinhoud' },
];

/** Linked from the footer while no portal is configured. */
export function DealerAccess() {
  const { email, phone, replyTime } = site;
  return (
    <Section id="dealertoegang" title="Toegang tot het partnerportaal" heading="quiet">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
        <SpecList specs={access} />
        <p className="max-w-measure">
          Werkt uw toegang niet of bent u de link kwijt? Mail{' '}
          <TextLink href={`mailto:${email.dealers}`}>{email.dealers}</TextLink> met uw bedrijfsnaam
          en dealernummer; u krijgt {replyTime} antwoord. Bellen kan ook:{' '}
          <TextLink href={phone.office.href}>{phone.office.label}</TextLink>.
        </p>
      </div>
    </Section>
  );
}
