import { JsonLd } from '@/components/site/json-ld';
import { site } from '@/lib/business/site';
import { createMetadata } from '@/lib/pages/metadata';
import { breadcrumbList } from '@/lib/pages/structured-data/breadcrumb-list';
import { softwareData } from '@/lib/pages/structured-data/service';
import { joinList } from '@/lib/platform/text/join-list';
import { routes } from '@/lib/routes';
import { BakeryDay } from './bakery/bakery-day';
import { BrandCommunication } from './brand-communication';
import { Demo } from './demo';
import { FeatureGrid } from './feature-grid';
import { Opening } from './opening';
import { PlayersAndPrice } from './players-and-price';
import { ScreenPictures } from './screens/screen-pictures';
import { Workflow } from './workflow';

const description = `Narrowcastingsoftware voor schermen van ${joinList(site.screenBrands)}: inhoud maken, plannen per dagdeel en elk scherm bewaken, vanuit één beheeromgeving.`;

export const metadata = createMetadata({
  title: 'Digital signage en narrowcastingsoftware',
  description,
  path: routes.digitalSignage,
  picture: 'digital-signage',
});

export default function DigitalSignagePage() {
  return (
    <>
      <JsonLd
        things={[
          breadcrumbList({ name: 'Digital Signage', path: routes.digitalSignage }),
          softwareData(description),
        ]}
      />
      <ScreenPictures />
      <Opening />
      <BakeryDay />
      <Workflow />
      <FeatureGrid />
      <BrandCommunication />
      <PlayersAndPrice />
      <Demo />
    </>
  );
}
