import { JsonLd } from '@/components/site/json-ld';
import { ButtonLink } from '@/components/ui/button-link';
import { PageHeader } from '@/components/ui/page-header';
import { contactHref } from '@/lib/contact/contact-href';
import { createMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { breadcrumbList } from '@/lib/structured-data/breadcrumb-list';
import { BakeryDay } from './bakery-day';
import { BrandCommunication } from './brand-communication';
import { Demo } from './demo';
import { FeatureGrid } from './feature-grid';
import { FeatureGroups } from './feature-groups';
import { PlayersAndPrice } from './players-and-price';

export const metadata = createMetadata({
  title: 'Digital signage en narrowcastingsoftware',
  description: `Narrowcastingsoftware voor schermen van ${new Intl.ListFormat('nl').format(site.screenBrands)}: inhoud maken, plannen per dagdeel en elk scherm bewaken, vanuit één beheeromgeving.`,
  path: routes.digitalSignage,
  picture: 'digital-signage',
});

export default function DigitalSignagePage() {
  return (
    <>
      <JsonLd things={[breadcrumbList({ name: 'Digital Signage', path: routes.digitalSignage })]} />
      <PageHeader
        title="Digital signage met de klok mee"
        intro="Narrowcasting is geplande inhoud op schermen, voor het publiek van één plek. Digital signage is de ruimere naam, ook voor schermen waarop bezoekers tikken. Met onze narrowcastingsoftware maakt u die inhoud, plant u de uren en ziet u of elk scherm speelt."
      >
        <ButtonLink href={contactHref('demo-narrowcasting')}>Plan een demo</ButtonLink>
        <ButtonLink href="#functies" variant="secondary">
          Bekijk de functies
        </ButtonLink>
      </PageHeader>
      <BakeryDay />
      <FeatureGrid />
      <FeatureGroups />
      <BrandCommunication />
      <PlayersAndPrice />
      <Demo />
    </>
  );
}
