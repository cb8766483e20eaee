import { SpecList } from '@/components/ui/spec-list';
import { TextLink } from '@/components/ui/text-link';
import { site } from '@/lib/business/site';
import { MONTHS_REMEMBERED } from '@/lib/platform/browser/embed-consent';
import { storageKeys } from '@/lib/platform/browser/storage';
import { routes } from '@/lib/routes';
import { ArticleLink } from '../article-link';
import type { LegalArticle } from '../legal-page';
import { PrivacyMail } from '../privacy-mail';
import { ProcessingTable } from './processing-table';

export const dataArticles: readonly LegalArticle[] = [
  {
    title: 'Wie wij zijn',
    body: (
      <>
        <p>
          {site.legalName} is verantwoordelijk voor de gegevens in deze verklaring. Voor alle vragen
          over privacy mailt u naar <PrivacyMail />.
        </p>
        <SpecList
          specs={[
            { label: 'Naam', value: site.legalName },
            { label: 'Statutaire zetel', value: site.seat },
            {
              label: 'Adres',
              value: `${site.address.street}, ${site.address.postalCode} ${site.address.city}`,
            },
            { label: 'Telefoon', value: site.phone.office.label },
            { label: 'KvK-nummer', value: site.kvk },
            { label: 'Btw-id', value: site.vatId },
          ]}
        />
      </>
    ),
  },
  {
    title: 'Voor wie deze verklaring geldt',
    body: (
      <>
        <p>
          Deze verklaring geldt voor bezoekers van deze website en voor iedereen die contact met ons
          opneemt. Zij geldt ook voor contactpersonen van klanten, dealers en leveranciers.
        </p>
        <p>
          Soms verwerken wij gegevens in opdracht van een klant, bijvoorbeeld op zijn schermen of in
          het digitaal platform. Dan bepaalt die klant wat er met de gegevens gebeurt. Wij sluiten
          daarvoor een verwerkersovereenkomst, zoals in onze{' '}
          <TextLink href={routes.terms}>algemene voorwaarden</TextLink> staat.
        </p>
      </>
    ),
  },
  {
    title: 'Welke gegevens wij verwerken en waarom',
    body: (
      <>
        <p>
          Wij vragen alleen wat nodig is voor het doel dat erbij staat. Ons gerechtvaardigd belang
          wegen wij steeds af tegen uw privacy.
        </p>
        <ProcessingTable />
      </>
    ),
  },
  {
    title: 'Contactformulier',
    body: (
      <>
        <p>
          Uw bericht gaat via onze eigen server naar onze eigen Postgres-database bij Supabase, in
          de Europese Unie. Wij bewaren uw naam, e-mailadres, onderwerp en bericht, en wat u verder
          invult: uw bedrijf, telefoonnummer, aantal plekken of gewenste datum. Tot u het verzendt,
          staat wat u typt alleen in uw eigen browser.
        </p>
        <p>
          Wij bewaren ook het tijdstip van ontvangst en een sleutel per bericht. Door die sleutel
          slaan wij een bericht niet twee keer op als u opnieuw op de knop drukt. De sleutel is
          willekeurig. Alleen als uw browser geen JavaScript uitvoert, berekenen wij de sleutel uit
          uw bericht. De sleutel zegt niets over u en komt in geen ander bericht terug.
        </p>
        <p>
          Op het e-mailadres dat u invult, kunt u een kopie krijgen, hoogstens twee per dag. Daarin
          staan het kenmerk en de kiosken waarom u vraagt, en niets wat u zelf typt. Bij de sleutel
          van uw bericht onthouden wij daarvoor wanneer de kopie is verzonden.
        </p>
        <p>
          Van een nieuw bericht kan een melding met de inhoud naar ons eigen postvak gaan. Voor die
          melding geldt dezelfde bewaartermijn. Wij gebruiken uw e-mailadres om u te antwoorden en,
          als u zich als dealer aanmeldt, voor de verloting; niet voor reclame.
        </p>
      </>
    ),
  },
  {
    title: 'Telefoon en AI-assistent',
    body: (
      <>
        <p>
          Op {site.phone.office.label} spreekt u een medewerker. Dat kan op {site.openingHours.days}
          , {site.openingHours.hours}.
        </p>
        <p>
          Op {site.phone.assistant.label} neemt onze virtuele assistent op, 24&nbsp;uur per dag. U
          spreekt dan met een AI-assistent, niet met een medewerker. De assistent zegt dat aan het
          begin van het gesprek.
        </p>
        <p>
          Van het gesprek wordt een tekstverslag gemaakt. Ook maakt de assistent een samenvatting
          voor onze medewerkers. Wij bewaren geen geluidsopname. Wij gebruiken het gesprek ook niet
          om AI-modellen te trainen.
        </p>
        <p>
          Voor een gesprek met een medewerker belt u tijdens kantooruren het eerste nummer, of
          vraagt u de assistent om teruggebeld te worden. Mailen kan altijd.
        </p>
      </>
    ),
  },
  {
    title: 'Dealers en de verloting',
    body: (
      <>
        <p>
          Bij een aanmelding via de agenda ontvangt de aanbieder van die agenda uw gegevens ook. Bij
          het formulier, per e-mail of per telefoon gebeurt dat niet.
        </p>
        <p>
          Als u aan de verloting meedoet, gebruiken wij uw gegevens daarvoor en om met u over het
          dealerschap te spreken. De actievoorwaarden staan op{' '}
          <TextLink href={routes.action}>de actiepagina</TextLink>. De confetti op die pagina
          bewaart niets.
        </p>
      </>
    ),
  },
  {
    title: 'Kaart, agenda, video, configurator en livechat',
    body: (
      <>
        <p>
          De kaart, de agenda en de video’s van YouTube en Vimeo laden pas na uw klik op ‘Kaart
          laden’, ‘Agenda laden’ of ‘Video laden’. Tot dat moment ontvangen die partijen niets. Na
          uw klik ontvangen zij uw IP-adres en technische gegevens van uw browser. Daarna zijn zij
          zelf verantwoordelijk voor die gegevens.
        </p>
        <p>
          Uw keuze voor kaart of agenda onthouden wij alleen als u ‘Onthoud mijn keuze’ aanvinkt;
          die voor een video nooit. Die keuze staat dan onder de naam {storageKeys.choices.name} in
          uw eigen browser en verloopt na {MONTHS_REMEMBERED}
          &nbsp;maanden. Tot die tijd laadt de inhoud bij een volgend bezoek meteen.
        </p>
        <p>
          De configurator hoort bij ons eigen partnerportaal. Als het portaal is gekoppeld, staat de
          configurator direct in een venster op de pagina. Het portaal ontvangt uw IP-adres, de
          keuze waarmee u de configurator opent en een dealernummer. Dat nummer hoort bij de
          website, niet bij u.
        </p>
        <p>
          De livechat is een gewone link. Als die is gekoppeld, opent de dienst na uw klik in een
          nieuw venster. De dienst ontvangt uw IP-adres en wat u daar typt.
        </p>
      </>
    ),
  },
  {
    title: 'Geen cookies en geen bezoekmeting',
    body: (
      <p>
        Deze website plaatst geen cookies, meet geen bezoek en volgt u niet. Pagina’s, beelden, onze
        eigen video’s en het lettertype komen van ons eigen domein. Meer daarover staat in de{' '}
        <TextLink href={routes.cookies}>cookieverklaring</TextLink>. Wat van elk verzoek in de
        serverlogs komt, leest u in <ArticleLink number={3} />.
      </p>
    ),
  },
];
