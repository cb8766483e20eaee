import { Fold } from '@/components/ui/fold';
import { Section } from '@/components/ui/section';
import { SpecList } from '@/components/ui/spec-list';
import { TextLink } from '@/components/ui/text-link';
import { routes } from '@/lib/routes';

const agreements = [
  {
    label: 'Training',
    value: 'Wij trainen geen AI met uw gegevens zonder uw toestemming.',
  },
  {
    label: 'Overeenkomst',
    value: 'U tekent vooraf een verwerkersovereenkomst. Daarin staan ook de bewaartermijnen.',
  },
  {
    label: 'Opslag',
    value: 'Uw gegevens en gesprekken staan op servers in de Europese Unie.',
  },
  {
    label: 'Openheid',
    value:
      'Chat en telefoon maken zich bij het eerste contact bekend als AI. Dat moet sinds 2\u00a0augustus 2026, volgens artikel\u00a050 van de AI-verordening.',
  },
  {
    label: 'Medewerker',
    value: 'In elk gesprek kan uw klant vragen om een medewerker.',
  },
];

export function DataAndPrivacy() {
  return (
    <Section id="gegevens" title="Uw gegevens blijven van u" heading="quiet" isCompact>
      <div className="max-w-4xl">
        <Fold isForPhones summary="Lees de vijf afspraken over gegevens en AI">
          <SpecList specs={agreements} />
          <p className="mt-4 md:mt-6">
            Lees vooraf <TextLink href={routes.dataProcessing}>onze modelbepalingen</TextLink>. Hoe
            deze website met gegevens omgaat, staat in onze{' '}
            <TextLink href={routes.privacy}>privacyverklaring</TextLink>.
          </p>
        </Fold>
      </div>
    </Section>
  );
}
