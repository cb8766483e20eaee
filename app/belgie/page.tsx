import { JsonLd } from '@/components/site/json-ld';
import { ButtonLink } from '@/components/ui/button-link';
import { transportPrice } from '@/lib/business/content/service-rates';
import { formatPrice } from '@/lib/business/products/format';
import { emptyProject } from '@/lib/business/project/project';
import { projectHref } from '@/lib/business/project/project-query';
import { contactHref } from '@/lib/contact/contact-href';
import { createMetadata } from '@/lib/pages/metadata';
import { breadcrumbList } from '@/lib/pages/structured-data/breadcrumb-list';
import { routes } from '@/lib/routes';
import { DeliveredPrices } from './delivered-prices';
import { Delivery } from './delivery';
import { Opening } from './opening';
import { Taxes } from './taxes';

const title = 'Kiosken in België, geleverd en geplaatst';

export const metadata = createMetadata({
  title: 'Kiosken in België: geleverd, met btw en Recupel',
  description:
    'Wat elke kiosk in België op zijn plek kost, met transport en installatie. Wanneer wij de btw verleggen, wat Recupel is en hoe de garantie werkt.',
  path: routes.belgium,
  picture: 'belgie',
});

/** What differs for a buyer in Belgium. */
export default function BelgiumPage() {
  return (
    <>
      <JsonLd things={[breadcrumbList({ name: 'België', path: routes.belgium })]} />
      <Opening
        title={title}
        intro={`Voor Vlaanderen, Brussel en Wallonië gelden dezelfde modellen, prijzen en levertijden als in Nederland. Alleen het transport kost meer: ${formatPrice(transportPrice.belgium)} per adres.`}
      >
        <ButtonLink href={projectHref({ ...emptyProject, country: 'be' })}>
          Reken uw project uit
        </ButtonLink>
        <ButtonLink href={contactHref('offerte')} variant="secondary">
          Vraag een offerte aan
        </ButtonLink>
      </Opening>
      <DeliveredPrices />
      <Taxes />
      <Delivery />
    </>
  );
}
