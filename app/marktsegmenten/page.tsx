import { JsonLd } from '@/components/site/json-ld';
import { ButtonLink } from '@/components/ui/button-link';
import { PageHeader } from '@/components/ui/page-header';
import { contactHref } from '@/lib/contact/contact-href';
import { sectors } from '@/lib/content/sectors';
import { createMetadata } from '@/lib/metadata';
import { formatPrice, formatQuantity } from '@/lib/products/format';
import { lowestPrice, shortestDelivery } from '@/lib/products/lowest-figures';
import { routes } from '@/lib/routes';
import { breadcrumbList } from '@/lib/structured-data/breadcrumb-list';
import { OtherMarket } from './other-market';
import { SectorCard } from './sector-card';

export const metadata = createMetadata({
  title: 'Kiosken en schermen voor winkel, zorg en horeca',
  description:
    'Van winkel tot ziekenhuis: acht markten op volgorde van de klok, elk met zes toepassingen voor kiosk of scherm en een pagina met de modellen die daarbij passen.',
  path: routes.marktsegmenten,
  picture: 'marktsegmenten',
});

export default function MarktsegmentenPage() {
  return (
    <>
      <JsonLd things={[breadcrumbList({ name: 'Marktsegmenten', path: routes.marktsegmenten })]} />
      <PageHeader
        title="Acht markten, acht momenten waarop een scherm helpt"
        intro={`Een scherm verdient zijn plek op het moment dat iemand iets zoekt. Kiosken vanaf ${formatPrice(lowestPrice)} excl.\u00a0btw, levertijd vanaf ${formatQuantity(shortestDelivery, 'weken')}.`}
      >
        <ButtonLink href={contactHref('advies-kiosken')}>Vraag advies voor uw plek</ButtonLink>
      </PageHeader>
      <div className="overflow-x-clip pb-10 md:pb-20">
        <ol className="page-width grid gap-x-6 gap-y-6 lg:grid-cols-12 lg:gap-y-16">
          {sectors.map((sector, index) => (
            <SectorCard key={sector.id} sector={sector} index={index} />
          ))}
        </ol>
      </div>
      <OtherMarket />
    </>
  );
}
