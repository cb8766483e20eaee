import type { ReactNode } from 'react';
import { TextLink } from '@/components/ui/text-link';
import { site } from '@/lib/business/site';
import { formatLongDate } from '@/lib/platform/text/dates';
import { routes } from '@/lib/routes';

type Limit = {
  title: string;
  what: ReactNode;
  /** Success criterion of WCAG. */
  criterion: string;
  hinders: string;
  measure: ReactNode;
  planned: string;
};

const ownPlan = `vóór ${formatLongDate(site.accessibilityPlanned)}`;

const limits: readonly Limit[] = [
  {
    title: 'Blokken in de weekplanning',
    what: 'In het planningsvoorbeeld is een blok zo hoog als zijn tijd. Met ruime tekst of op een klein scherm valt een deel van de naam weg.',
    criterion: '1.4.12 (tekstafstand)',
    hinders: 'wie tekst vergroot of ruimer zet',
    measure: 'De hele naam staat in de velden onder de week, en een schermlezer leest hem voor.',
    planned: ownPlan,
  },
  {
    title: 'Afbeeldingen in oudere berichten',
    what: 'Een afbeelding in het blog kan een beschrijving missen.',
    criterion: '1.1.1 (tekst bij beeld)',
    hinders: 'wie met een schermlezer leest',
    measure: 'Wij schrijven een ontbrekende beschrijving zodra u haar meldt.',
    planned: ownPlan,
  },
  {
    title: 'Inhoud van anderen',
    what: 'De kaart, de agenda, de livechat en video’s in het blog kunnen van een andere partij zijn, en met een gekoppeld partnerportaal de configurator ook. Die testen wij niet.',
    criterion: 'verschilt per aanbieder; wij kennen de uitkomst niet',
    hinders: 'vooral wie het toetsenbord of een schermlezer gebruikt',
    measure: (
      <>
        Het adres staat in tekst op <TextLink href={routes.contact}>Contact</TextLink>. Een afspraak
        of een offerte vraagt u ook per telefoon of e-mail.
      </>
    ),
    planned: 'geen datum, want wij bepalen deze inhoud niet',
  },
  {
    title: 'Schermlezers',
    what: 'Met schermlezers, en met mensen die hulpsoftware gebruiken, hebben wij nog niet getest.',
    criterion: 'onbekend; 4.1.2 en 4.1.3 zijn alleen automatisch nagelopen',
    hinders: 'wie met een schermlezer leest',
    measure:
      'Wij testen menu, formulier en configurator met een schermlezer op computer en telefoon.',
    planned: ownPlan,
  },
];

export function KnownLimits() {
  return (
    <>
      <h2 id="grenzen">Welke grenzen wij kennen</h2>
      {limits.map(({ title, what, criterion, hinders, measure, planned }) => (
        <section key={title}>
          <h3>{title}</h3>
          <p>{what}</p>
          <ul>
            <li>
              <strong>Criterium:</strong> {criterion}
            </li>
            <li>
              <strong>Hinder:</strong> {hinders}
            </li>
            <li>
              <strong>Maatregel:</strong> {measure}
            </li>
            <li>
              <strong>Opgelost:</strong> {planned}
            </li>
          </ul>
        </section>
      ))}
      <p>
        Onze eigen films hebben geen geluid. Wat u in de film op{' '}
        <TextLink href={routes.news}>Nieuws</TextLink> ziet, staat daar ook in tekst
        (criterium&nbsp;1.2.1). De film op de startpagina toont niets wat u moet weten. U kunt hem
        pauzeren, en dan blijft hij ook bij een volgend bezoek stil.
      </p>
    </>
  );
}
