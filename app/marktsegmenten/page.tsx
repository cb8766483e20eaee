import { JsonLd } from '@/components/site/json-ld';
import { sectors } from '@/lib/business/content/sectors';
import { createMetadata } from '@/lib/pages/metadata';
import { breadcrumbList } from '@/lib/pages/structured-data/breadcrumb-list';
import { routes } from '@/lib/routes';
import { Opening } from './opening';
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
      <Opening />
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
