import { TextLink } from '@/components/ui/text-link';
import { securityUpdateYears, site } from '@/lib/business/site';
import { routes } from '@/lib/routes';
import type { LegalArticle } from '../legal-page';

/** Articles 12 to 16 of the terms. */
export const softwareArticles: readonly LegalArticle[] = [
  {
    title: 'Software en platform',
    body: (
      <ol>
        <li>
          U krijgt een gebruiksrecht per scherm, en voor het platform per dienst. Het recht is niet
          exclusief, niet overdraagbaar en geldt zolang het abonnement loopt.
        </li>
        <li>
          Wij streven ernaar dat de software dag en nacht beschikbaar is. Een vast percentage geldt
          alleen als dat schriftelijk is afgesproken.
        </li>
        <li>
          Onderhoud doen wij zo veel mogelijk ’s nachts, tussen 1.00 en 5.00&nbsp;uur. Onderhoud op
          een ander tijdstip melden wij vooraf, tenzij er haast bij is.
        </li>
        <li>
          Elke maand verschijnt een update. Een beveiligingsupdate kan eerder komen. Die
          beveiligingsupdates leveren wij tot {securityUpdateYears}&nbsp;jaar na de levering van de
          kiosk, ook zonder abonnement. U werkt mee aan het installeren ervan.
        </li>
        <li>
          Zonder verbinding speelt een scherm de laatst ontvangen afspeellijst door. Actuele
          gegevens worden dan niet ververst.
        </li>
        <li>
          U gebruikt de software niet voor strafbare, misleidende of kwetsende inhoud. U belast haar
          niet onnodig en omzeilt geen beveiliging.
        </li>
        <li>
          U houdt wachtwoorden geheim en beheert zelf wie toegang heeft. Misbruik meldt u ons
          meteen.
        </li>
        <li>
          Uw inhoud blijft van u. U staat ervoor in dat u de rechten op beeld, geluid, tekst en
          lettertypen heeft, en vrijwaart ons voor aanspraken van anderen.
        </li>
        <li>
          Bij een redelijk vermoeden van misbruik of inbreuk mogen wij inhoud tijdelijk blokkeren.
          Wij leggen u meteen uit waarom.
        </li>
        <li>
          Wij maken reservekopieën van de omgeving. Bewaar zelf ook de bronbestanden van uw inhoud.
        </li>
        <li>
          Na het einde van het abonnement kunt u uw inhoud en gegevens nog 30&nbsp;dagen ophalen in
          een gangbaar formaat. Daarna verwijderen wij ze, behalve wat wij volgens de wet moeten
          bewaren.
        </li>
      </ol>
    ),
  },
  {
    title: 'AI-diensten',
    body: (
      <ol>
        <li>
          AI-chat, AI-telefoon en AI-social maken tekst, spraak of beeld met een AI-systeem. De
          uitkomst kan onjuist of onvolledig zijn.
        </li>
        <li>
          U houdt toezicht op de diensten en controleert de bronnen die u aanlevert. U beslist wat
          er met de uitkomst gebeurt.
        </li>
        <li>
          U maakt eindgebruikers bij het eerste contact duidelijk dat zij met een AI-systeem te
          maken hebben. De meldingen die wij daarvoor leveren, zet u niet uit.
        </li>
        <li>
          U biedt eindgebruikers een manier om een medewerker te bereiken. Dat kan ook een
          terugbelverzoek zijn.
        </li>
        <li>
          AI-social plaatst niets zonder uw goedkeuring. AI-beelden zijn als zodanig gemarkeerd; die
          markering verwijdert u niet.
        </li>
        <li>
          U gebruikt de diensten niet voor besluiten die iemand juridisch of in vergelijkbare mate
          raken, tenzij een mens beslist.
        </li>
        <li>
          Wij gebruiken uw gegevens niet om AI-modellen te trainen, tenzij u daar vooraf
          schriftelijk mee instemt. Dat verlangen wij ook van onze leveranciers.
        </li>
      </ol>
    ),
  },
  {
    title: 'Support',
    body: (
      <>
        <ol>
          <li>
            Support krijgt u per telefoon op {site.phone.office.label} en per e-mail op{' '}
            <TextLink href={`mailto:${site.email.support}`}>{site.email.support}</TextLink>.
          </li>
          <li>
            Ons kantoor is open op {site.openingHours.days}, {site.openingHours.hours}. Een e-mail
            beantwoorden wij {site.replyTime}.
          </li>
          <li>
            Buiten die uren noteert onze virtuele assistent uw melding op{' '}
            {site.phone.assistant.label}. U spreekt dan met een AI-assistent, niet met een
            medewerker.
          </li>
          <li>
            Vermeld locatie, model, serienummer en sinds wanneer de storing er is. Meer hulp vindt u
            bij <TextLink href={routes.support}>Support</TextLink>.
          </li>
          <li>
            U werkt mee aan onderzoek op afstand en doet eenvoudige controles zelf, zoals stroom en
            netwerk nalopen.
          </li>
          <li>
            Een antwoordtijd is geen hersteltijd. Hersteltijden gelden alleen na een afspraak.
          </li>
        </ol>
        <p>Meldingen behandelen wij in deze volgorde:</p>
        <ul>
          <li>eerst gevaar voor mensen of zaken: schakel de kiosk uit en bel ons;</li>
          <li>dan storingen waardoor alle schermen of een hele dienst uitvallen;</li>
          <li>dan storingen aan één scherm of één functie;</li>
          <li>ten slotte vragen en wensen.</li>
        </ul>
      </>
    ),
  },
  {
    title: 'Intellectuele eigendom',
    body: (
      <ol>
        <li>
          Rechten op ontwerpen, software, platform, sjablonen, tekeningen en handleidingen blijven
          bij ons of onze licentiegevers.
        </li>
        <li>
          Uw merk, huisstijl en aangeleverde bestanden blijven van u. Wij gebruiken ze alleen om de
          overeenkomst uit te voeren.
        </li>
        <li>
          Inhoud die wij in opdracht voor u maken, mag u na betaling onbeperkt op uw eigen schermen
          en kanalen gebruiken.
        </li>
        <li>U verwijdert geen aanduidingen van rechten en bouwt de software niet na.</li>
        <li>
          Als een ander stelt dat ons product inbreuk maakt, meldt u ons dat meteen. Wij passen het
          product aan, vervangen het of nemen het tegen een redelijke vergoeding terug.
        </li>
        <li>Uw naam of project gebruiken wij alleen met uw toestemming als referentie.</li>
      </ol>
    ),
  },
  {
    title: 'Persoonsgegevens',
    body: (
      <ol>
        <li>
          Wat wij met de gegevens van uw contactpersonen doen, staat in onze{' '}
          <TextLink href={routes.privacy}>privacyverklaring</TextLink>.
        </li>
        <li>
          Als wij persoonsgegevens in uw opdracht verwerken, sluiten wij vooraf een
          verwerkersovereenkomst. U bent dan verwerkingsverantwoordelijke en wij zijn verwerker.
        </li>
        <li>
          U informeert eindgebruikers over de verwerking en zorgt voor een geldige grondslag. Dat
          geldt ook voor camera’s of sensoren die u aan een kiosk toevoegt.
        </li>
        <li>
          Een datalek dat uw gegevens raakt, melden wij u zonder onredelijke vertraging nadat wij
          het hebben ontdekt.
        </li>
      </ol>
    ),
  },
];
