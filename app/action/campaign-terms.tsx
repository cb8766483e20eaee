import type { ReactNode } from 'react';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { formatPrice } from '@/lib/business/products/format';
import { campaign, dealerRegistrationMonths, site } from '@/lib/business/site';
import { formatLongDate } from '@/lib/platform/text/dates';
import { routes } from '@/lib/routes';

const deadline = formatLongDate(campaign.deadline);
const drawWeek = `week\u00a0${campaign.drawWeek.number}`;

/** Required by the Gedragscode Promotionele Kansspelen 2014. */
export function CampaignTerms() {
  const { address, email, phone } = site;
  return (
    <Section
      id="actievoorwaarden"
      title="Actievoorwaarden"
      heading="quiet"
      intro={`Voor de verloting van één ${campaign.prize} onder bedrijven die zich als dealer van Zuilwerk aanmelden.`}
      tone="surface"
    >
      <ol className="list-decimal gap-x-16 pl-6 text-steel marker:text-ink marker:tabular-nums md:columns-2">
        <Term title="Organisator">
          {site.legalName}, {address.street}, {address.postalCode} {address.city}, KvK {site.kvk}.
          Met deze actie brengen wij het dealerschap en de kiosk Brandvision onder de aandacht.
        </Term>
        <Term title="Periode">
          De actie loopt van {formatLongDate(campaign.start)} tot en met {deadline}, 23.59&nbsp;uur
          Nederlandse tijd.
        </Term>
        <Term title="Wie kan meedoen">
          Bedrijven die in Nederland zijn ingeschreven en nog geen dealer van Zuilwerk zijn. Wie
          zich aanmeldt, is 18&nbsp;jaar of ouder en mag namens het bedrijf handelen. Elk bedrijf
          doet één keer mee.
        </Term>
        <Term title="Wie niet kan meedoen">
          Medewerkers van Zuilwerk, hun huisgenoten en iedereen die bij de actie of de trekking
          betrokken is.
        </Term>
        <Term title="Zo doet u mee">
          U meldt zich aan als dealer met het formulier of de agenda op deze pagina, per telefoon (
          <TextLink href={phone.office.href}>{phone.office.label}</TextLink>) of per e-mail (
          <TextLink href={`mailto:${email.dealers}`}>{email.dealers}</TextLink>). U hoeft niets te
          kopen en geen overeenkomst te tekenen.
        </Term>
        <Term title="Kosten">
          Deelname is gratis. U betaalt hoogstens €&nbsp;0,45 aan communicatiekosten per aanmelding.
        </Term>
        <Term title="Prijs">
          Eén {campaign.prize} ter waarde van {formatPrice(campaign.prizeValue.exclVat)}{' '}
          excl.&nbsp;btw ({formatPrice(campaign.prizeValue.inclVat)} incl. 21% btw), in
          RAL&nbsp;9005 of RAL&nbsp;9016 naar keuze van de winnaar. Transport binnen Nederland is
          inbegrepen; plaatsing en software zijn dat niet.
        </Term>
        <Term title="Trekking">
          Uit alle geldige aanmeldingen trekken wij één winnaar in {drawWeek} (
          {formatLongDate(campaign.drawWeek.monday)} tot en met{' '}
          {formatLongDate(campaign.drawWeek.sunday)}). Het lot beslist. Een onpartijdige persoon die
          niet bij Zuilwerk werkt, voert de trekking uit.
        </Term>
        <Term title="Bekendmaking">
          Wij maken de winnaar bekend in {drawWeek}. De winnaar krijgt persoonlijk bericht per
          e-mail. De bedrijfsnaam publiceren wij alleen met toestemming.
        </Term>
        <Term title="Aanvaarding">
          De winnaar aanvaardt de prijs binnen 14&nbsp;dagen na ons bericht. Zonder reactie trekken
          wij een nieuwe winnaar. Wij leveren de prijs binnen 8&nbsp;weken nadat de winnaar hem
          heeft aanvaard.
        </Term>
        <Term title="Niet inwisselbaar">
          De prijs is niet in te wisselen voor geld en niet over te dragen aan een ander bedrijf.
        </Term>
        <Term title="Kansspelbelasting">
          De prijs is meer waard dan €&nbsp;449. Zuilwerk betaalt de kansspelbelasting.
        </Term>
        <Term title="Privacy">
          Wij gebruiken de gegevens uit uw aanmelding voor de verloting en om over het dealerschap
          contact op te nemen. De gegevens voor de verloting verwijderen wij uiterlijk één maand na
          de trekking, die van de winnaar nadat de prijs is geleverd. Uw aanmelding als dealer zelf
          bewaren wij tot {dealerRegistrationMonths}
          &nbsp;maanden, als er geen overeenkomst volgt. Meer leest u in onze{' '}
          <TextLink href={routes.privacy}>privacyverklaring</TextLink>.
        </Term>
        <Term title="Klachten">
          Mail uw klacht naar <TextLink href={`mailto:${email.dealers}`}>{email.dealers}</TextLink>{' '}
          of schrijf naar het adres onder punt&nbsp;1. U krijgt {site.replyTime} antwoord op uw
          e-mail. Wie het niet eens is met ons antwoord, kan de zaak melden bij de
          Kansspelautoriteit of naar de rechter gaan.
        </Term>
        <Term title="Regels en toezicht">
          Dit is een klein promotioneel kansspel volgens de Gedragscode Promotionele Kansspelen
          2014. De Kansspelautoriteit houdt toezicht. Nederlands recht is van toepassing.
        </Term>
        <Term title="Wijzigingen">
          Wij wijzigen deze voorwaarden niet in het nadeel van deelnemers. Ze zijn van{' '}
          {formatLongDate(campaign.start)}.
        </Term>
      </ol>
    </Section>
  );
}

function Term({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="mb-6 break-inside-avoid pl-2">
      <h3 className="text-ink">{title}</h3>
      <p>{children}</p>
    </li>
  );
}
