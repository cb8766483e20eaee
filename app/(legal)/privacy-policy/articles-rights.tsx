import { TextLink } from '@/components/ui/text-link';
import { latestChange } from '@/lib/business/content/legal-changes';
import { site } from '@/lib/business/site';
import { formatLongDate } from '@/lib/platform/text/dates';
import { routes } from '@/lib/routes';
import type { LegalArticle } from '../legal-page';
import { PrivacyMail } from '../privacy-mail';

export const rightsArticles: readonly LegalArticle[] = [
  {
    title: 'Geen automatische besluiten en geen profielen',
    body: (
      <p>
        Besluiten over u laten wij nooit alleen aan een computer over. Wij maken ook geen profielen
        van bezoekers. De AI-assistent beantwoordt vragen en geeft ze door; een medewerker beslist.
        Het lot bepaalt wie de verloting wint.
      </p>
    ),
  },
  {
    title: 'Uw rechten',
    body: (
      <>
        <p>U heeft volgens de AVG deze rechten:</p>
        <ul>
          <li>
            <strong>Inzage</strong>: u vraagt welke gegevens wij van u hebben en krijgt een kopie.
          </li>
          <li>
            <strong>Rectificatie</strong>: u laat onjuiste of onvolledige gegevens verbeteren.
          </li>
          <li>
            <strong>Wissing</strong>: u laat gegevens verwijderen die wij niet meer nodig hebben.
          </li>
          <li>
            <strong>Beperking</strong>: u laat het gebruik tijdelijk stoppen, bijvoorbeeld tijdens
            een geschil.
          </li>
          <li>
            <strong>Overdraagbaarheid</strong>: u krijgt gegevens die u zelf gaf in een bestand dat
            andere systemen kunnen lezen.
          </li>
          <li>
            <strong>Bezwaar</strong>: u maakt bezwaar tegen gebruik op grond van ons gerechtvaardigd
            belang. Tegen direct marketing kunt u altijd bezwaar maken.
          </li>
          <li>
            <strong>Toestemming intrekken</strong>: uw onthouden keuze voor kaart of agenda trekt u
            in onder{' '}
            <TextLink href={`${routes.cookies}#cookie-instellingen`}>Cookie-instellingen</TextLink>.
            Wat daarvoor gebeurde, blijft rechtmatig.
          </li>
        </ul>
        <p>
          Stuur uw verzoek naar <PrivacyMail />. U krijgt binnen één maand antwoord en betaalt
          niets. Bij een ingewikkeld verzoek kunnen wij die termijn met twee maanden verlengen; dat
          melden wij dan binnen de eerste maand.
        </p>
        <p>
          Wij moeten weten dat het verzoek van u komt. Meestal is het genoeg dat u mailt vanaf het
          adres dat wij kennen. Stuur geen kopie van uw paspoort of identiteitskaart.
        </p>
      </>
    ),
  },
  {
    title: 'Klacht bij de toezichthouder',
    body: (
      <p>
        Bent u het niet eens met onze werkwijze? Wij horen dat graag eerst zelf. U mag ook altijd
        een klacht indienen bij de{' '}
        <TextLink href="https://autoriteitpersoonsgegevens.nl">
          Autoriteit Persoonsgegevens
        </TextLink>
        , de Nederlandse toezichthouder.
      </p>
    ),
  },
  {
    title: 'Kinderen',
    body: (
      <p>
        Deze website is bedoeld voor bedrijven en organisaties, niet voor kinderen. Wij verzamelen
        niet bewust gegevens van personen onder de 16&nbsp;jaar. Heeft een kind ons toch een bericht
        gestuurd? Mail ons, dan verwijderen wij het.
      </p>
    ),
  },
  {
    title: 'Wijzigingen en datum',
    body: (
      <p>
        Deze verklaring is van {formatLongDate(site.legalUpdated)} en is het laatst aangevuld op{' '}
        {formatLongDate(latestChange('privacy'))}. Als er iets verandert in wat wij verwerken,
        passen wij deze pagina aan en staat dat onderaan, met de datum. Een belangrijke wijziging
        laten wij klanten en dealers per e-mail weten.
      </p>
    ),
  },
];
