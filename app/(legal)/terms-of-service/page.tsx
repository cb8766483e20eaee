import { SpecList } from '@/components/ui/spec-list';
import { latestChange, legalChanges } from '@/lib/business/content/legal-changes';
import { site } from '@/lib/business/site';
import { createMetadata } from '@/lib/pages/metadata';
import { formatLongDate } from '@/lib/platform/text/dates';
import { routes } from '@/lib/routes';
import { LegalPage } from '../legal-page';
import { deliveryArticles } from './articles-delivery';
import { generalArticles } from './articles-general';
import { orderArticles } from './articles-order';
import { softwareArticles } from './articles-software';

const title = 'Algemene voorwaarden';

const facts = [
  { label: 'Naam', value: `${site.legalName}, statutair gevestigd te ${site.seat}` },
  {
    label: 'Adres',
    value: `${site.address.street}, ${site.address.postalCode} ${site.address.city}`,
  },
  { label: 'KvK-nummer', value: site.kvk },
  { label: 'Btw-id', value: site.vatId },
  { label: 'Versie', value: `1.1, ${formatLongDate(latestChange('terms'))}` },
];

export const metadata = createMetadata({
  title,
  description: `Voorwaarden van ${site.legalName}: offertes ${site.offerValidDays}\u00a0dagen geldig, betaling binnen ${site.paymentDays}\u00a0dagen, prijzen in euro excl. btw, garantie en Nederlands recht.`,
  path: routes.terms,
});

export default function TermsOfServicePage() {
  return (
    <LegalPage
      title={title}
      path={routes.terms}
      changes={legalChanges.terms}
      intro="Deze voorwaarden gelden voor alles wat wij leveren aan bedrijven en organisaties. U kunt deze pagina afdrukken of als pdf bewaren."
      articles={[...orderArticles, ...deliveryArticles, ...softwareArticles, ...generalArticles]}
    >
      <div className="max-w-measure">
        <SpecList specs={facts} />
      </div>
    </LegalPage>
  );
}
