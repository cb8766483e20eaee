import { JsonLd } from '@/components/site/json-ld';
import { ButtonLink } from '@/components/ui/button-link';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { contactHref } from '@/lib/contact/contact-href';
import { type SectorId, sectors } from '@/lib/content/sectors';
import { createMetadata } from '@/lib/metadata';
import { priceNote } from '@/lib/products/products';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { breadcrumbList } from '@/lib/structured-data/breadcrumb-list';
import { type Composition, SectorChapter } from './sector-chapter';
import { SectorIndex } from './sector-index';

export const metadata = createMetadata({
  title: 'Kiosken per markt',
  description:
    'Van winkel tot ziekenhuis: acht markten met elk één herkenbaar moment, zes toepassingen voor kiosk of scherm en de modellen die daarbij passen.',
  path: routes.marktsegmenten,
  picture: 'marktsegmenten',
});

/** Adjacent sectors differ; the hotel scene is at night. */
const compositions: Record<SectorId, Composition> = {
  retail: { layout: 'wide', tone: 'surface' },
  onderwijs: { layout: 'picture-left', tone: 'paper' },
  kantoren: { layout: 'picture-right', tone: 'mist' },
  hospitality: { layout: 'wide', tone: 'ink' },
  transport: { layout: 'picture-left', tone: 'paper' },
  'financiele-dienstverlening': { layout: 'picture-right', tone: 'surface' },
  zorg: { layout: 'picture-left', tone: 'mist' },
  restaurants: { layout: 'wide', tone: 'paper' },
};

export default function MarktsegmentenPage() {
  return (
    <>
      <JsonLd things={[breadcrumbList({ name: 'Marktsegmenten', path: routes.marktsegmenten })]} />
      <PageHeader
        title="Acht markten, acht momenten waarop een scherm helpt"
        intro="Een scherm verdient zijn plek op het moment dat iemand iets zoekt. Per markt leest u zo’n moment, zes toepassingen en de modellen die wij aanraden."
      />
      <SectorIndex />
      {sectors.map((sector) => (
        <SectorChapter key={sector.id} sector={sector} composition={compositions[sector.id]} />
      ))}
      <Section
        id="andere-markt"
        title="Staat uw markt er niet bij?"
        intro="Beschrijf de plek, de bezoekers en het moment waarop het nu misgaat. Wij adviseren ook als een kiosk niet het antwoord is."
        tone="ink"
      >
        <ButtonLink href={contactHref('advies-andere-markt')} variant="inverse">
          Vraag advies
        </ButtonLink>
        <p className="mt-6 opacity-85">
          U krijgt {site.replyTime} antwoord. De schermen op deze pagina tonen verzonnen inhoud; de
          afbeeldingen zijn visualisaties van onze eigen modellen. {priceNote}
        </p>
      </Section>
    </>
  );
}
