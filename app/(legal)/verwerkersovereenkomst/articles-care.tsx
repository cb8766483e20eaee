import { TextLink } from '@/components/ui/text-link';
import { site } from '@/lib/business/site';
import { routes } from '@/lib/routes';
import type { LegalArticle } from '../legal-page';

/** Articles 6 to 11 of the model clauses. */
export const careArticles: readonly LegalArticle[] = [
  {
    title: 'Plaats van de gegevens',
    body: (
      <ol>
        <li>De gegevens staan op servers in de Europese Unie.</li>
        <li>
          Doorgifte buiten de Europese Economische Ruimte doen wij alleen op uw instructie en met
          een waarborg uit hoofdstuk&nbsp;V van de AVG.
        </li>
      </ol>
    ),
  },
  {
    title: 'Rechten van betrokkenen',
    body: (
      <ol>
        <li>
          Een verzoek om inzage, verbetering of verwijdering dat wij ontvangen, sturen wij u binnen
          2&nbsp;werkdagen door. Wij antwoorden niet zelf.
        </li>
        <li>
          Wij helpen u een verzoek op tijd uit te voeren. Wat u in de beheeromgeving niet zelf kunt,
          doen wij voor u.
        </li>
      </ol>
    ),
  },
  {
    title: 'Datalekken',
    body: (
      <ol>
        <li>
          Een datalek melden wij u zonder onredelijke vertraging, uiterlijk 24&nbsp;uur nadat wij
          het hebben ontdekt.
        </li>
        <li>
          Wij melden wat er is gebeurd, om welke gegevens en hoeveel mensen het gaat, wat de
          gevolgen kunnen zijn en wat wij doen. Wat wij nog niet weten, volgt later.
        </li>
        <li>
          U beslist over een melding aan de Autoriteit Persoonsgegevens en aan betrokkenen. Wij
          melden niets zonder u.
        </li>
      </ol>
    ),
  },
  {
    title: 'Hulp en controle',
    body: (
      <ol>
        <li>
          Wij helpen bij een gegevensbeschermingseffectbeoordeling (DPIA) en bij overleg met de
          toezichthouder.
        </li>
        <li>Wij geven u alle informatie waarmee u kunt nagaan of wij deze bepalingen naleven.</li>
        <li>
          U mag eens per jaar, en na een datalek, een controle laten doen door een onafhankelijke
          deskundige die geheimhouding belooft. U kondigt die 14&nbsp;dagen vooraf aan en betaalt de
          kosten, tenzij er een wezenlijke tekortkoming blijkt.
        </li>
      </ol>
    ),
  },
  {
    title: 'Einde van de verwerking',
    body: (
      <ol>
        <li>
          Na het einde van de dienst kunt u de gegevens nog 30&nbsp;dagen ophalen in een gangbaar
          formaat.
        </li>
        <li>
          Daarna verwijderen wij ze, ook uit de reservekopieën zodra die verlopen. Wat wij volgens
          de wet moeten bewaren, houden wij. Op verzoek bevestigen wij de verwijdering.
        </li>
      </ol>
    ),
  },
  {
    title: 'Aansprakelijkheid, recht en contact',
    body: (
      <ol>
        <li>
          Voor schade gelden de grenzen van de{' '}
          <TextLink href={`${routes.terms}#artikel-18`}>algemene voorwaarden</TextLink>. De rechten
          van betrokkenen blijven daarbuiten.
        </li>
        <li>Nederlands recht is van toepassing.</li>
        <li>
          Vragen of een eigen model? Mail{' '}
          <TextLink href={`mailto:${site.email.privacy}`}>{site.email.privacy}</TextLink>. Uw eigen
          verwerkersovereenkomst leggen wij naast deze bepalingen.
        </li>
      </ol>
    ),
  },
];
