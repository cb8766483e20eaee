import { ButtonLink } from '@/components/ui/button-link';
import { Section } from '@/components/ui/section';
import { SiteLink } from '@/components/ui/site-link';
import { TextLink } from '@/components/ui/text-link';
import { adjacentSectors, type Sector, sectors } from '@/lib/business/content/sectors';
import { site } from '@/lib/business/site';
import { contactHref } from '@/lib/contact/contact-href';
import { routes, sectorHref } from '@/lib/routes';

export function ClockNeighbours({ sector }: { sector: Sector }) {
  const { previous, next } = adjacentSectors(sector.id);
  const isFirst = sector === sectors.at(0);
  const isLast = sector === sectors.at(-1);
  return (
    <Section
      id="advies"
      title={`Vraag advies voor ${sector.adviceFor}`}
      intro={`Beschrijf de plek, de bezoekers en het moment. U krijgt ${site.replyTime} antwoord, ook als een kiosk niet het antwoord is.`}
      tone="ink"
    >
      <ButtonLink href={contactHref(`advies-${sector.id}`)} variant="inverse">
        Vraag advies
      </ButtonLink>
      <nav aria-label="Andere markten" className="mt-14 print:hidden">
        <ul className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
          <ClockNeighbour
            label={isFirst ? 'De avond ervoor' : 'Eerder op de dag'}
            sector={previous}
          />
          <ClockNeighbour
            label={isLast ? 'De volgende ochtend' : 'Later op de dag'}
            sector={next}
          />
        </ul>
        <p className="mt-10">
          <TextLink href={routes.marktsegmenten}>Alle acht markten</TextLink>
        </p>
      </nav>
      <p className="mt-10 max-w-measure text-sm opacity-80">
        De schermen op deze pagina tonen verzonnen inhoud; de afbeeldingen zijn visualisaties van
        onze eigen modellen.
      </p>
    </Section>
  );
}

function ClockNeighbour({ label, sector }: { label: string; sector: Sector }) {
  const { id, name, moment } = sector;
  return (
    <li className="border-steel border-t pt-4">
      <SiteLink href={sectorHref(id)} className="block">
        <span className="block opacity-80">{label}</span>{' '}
        <span className="block text-display tabular-nums">{moment.time}</span>{' '}
        <span className="large-link text-subtitle">{name}</span>
      </SiteLink>
    </li>
  );
}
