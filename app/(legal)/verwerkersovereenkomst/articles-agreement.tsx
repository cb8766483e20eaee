import { TextLink } from '@/components/ui/text-link';
import { site } from '@/lib/business/site';
import { routes } from '@/lib/routes';
import type { LegalArticle } from '../legal-page';

/** Articles 1 to 5 of the model clauses. */
export const agreementArticles: readonly LegalArticle[] = [
  {
    title: 'Partijen en begrippen',
    body: (
      <ol>
        <li>
          U bent de verwerkingsverantwoordelijke. {site.legalName}, KvK-nummer {site.kvk}, is de
          verwerker.
        </li>
        <li>
          Persoonsgegevens, verwerken, betrokkene en datalek betekenen hier wat zij in de Algemene
          verordening gegevensbescherming (AVG) betekenen.
        </li>
        <li>
          Deze bepalingen gaan voor op de{' '}
          <TextLink href={routes.terms}>algemene voorwaarden</TextLink> waar het om persoonsgegevens
          gaat.
        </li>
      </ol>
    ),
  },
  {
    title: 'Onderwerp, doel en duur',
    body: (
      <ol>
        <li>
          Wij verwerken persoonsgegevens alleen om de afgesproken dienst te leveren: opslaan, tonen,
          doorgeven aan het systeem dat u kiest, en verwijderen.
        </li>
        <li>
          De verwerking duurt zolang de dienst loopt, plus de termijn voor teruggave. In uw bijlage
          staan de bewaartermijnen per dienst.
        </li>
      </ol>
    ),
  },
  {
    title: 'Alleen op uw instructie',
    body: (
      <ol>
        <li>
          Wij verwerken persoonsgegevens alleen op uw schriftelijke instructie. De overeenkomst en
          uw instellingen in de beheeromgeving zijn zo’n instructie.
        </li>
        <li>
          Als een wet ons tot iets anders verplicht, melden wij u dat vooraf, tenzij die wet dat
          verbiedt.
        </li>
        <li>
          Wij waarschuwen u meteen als een instructie volgens ons in strijd is met de AVG of een
          andere regel over gegevensbescherming.
        </li>
        <li>
          Wij gebruiken de gegevens niet voor eigen doelen. Wij trainen er geen AI-modellen mee,
          tenzij u daar vooraf schriftelijk mee instemt.
        </li>
      </ol>
    ),
  },
  {
    title: 'Geheimhouding en beveiliging',
    body: (
      <>
        <ol>
          <li>
            Alleen medewerkers die de gegevens nodig hebben, krijgen toegang. Zij zijn tot
            geheimhouding verplicht.
          </li>
          <li>
            Wij nemen passende technische en organisatorische maatregelen (artikel&nbsp;32 AVG) en
            passen die aan als de techniek of het risico verandert.
          </li>
        </ol>
        <p>Dat zijn in elk geval:</p>
        <ul>
          <li>versleutelde verbindingen en versleutelde opslag;</li>
          <li>rollen in de beheeromgeving en een tweede stap bij het inloggen;</li>
          <li>scheiding van de gegevens van verschillende klanten;</li>
          <li>maandelijkse updates, en een beveiligingsupdate eerder;</li>
          <li>reservekopieën, waarvan wij het terugzetten testen;</li>
          <li>een logboek van wie toegang had.</li>
        </ul>
      </>
    ),
  },
  {
    title: 'Subverwerkers',
    body: (
      <ol>
        <li>
          U geeft algemene toestemming voor subverwerkers in deze groepen: hosting en opslag,
          telefonie, taalmodellen en e-mail. De namen en landen staan in uw bijlage.
        </li>
        <li>
          Een nieuwe subverwerker melden wij ten minste 30&nbsp;dagen vooraf. U kunt in die tijd
          gemotiveerd bezwaar maken. Als wij samen geen oplossing vinden, mag u de dienst opzeggen
          tegen de dag van de wijziging.
        </li>
        <li>
          Wij leggen elke subverwerker dezelfde plichten op en blijven tegenover u verantwoordelijk
          voor wat die doet.
        </li>
      </ol>
    ),
  },
];
