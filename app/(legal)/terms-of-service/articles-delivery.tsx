import { TextLink } from '@/components/ui/text-link';
import { warrantyExclusions } from '@/lib/business/content/warranty';
import { site } from '@/lib/business/site';
import { lowerFirst } from '@/lib/platform/text/lower-first';
import { routes } from '@/lib/routes';
import { ArticleLink } from '../article-link';
import type { LegalArticle } from '../legal-page';

/** Articles 7 to 11 of the terms. */
export const deliveryArticles: readonly LegalArticle[] = [
  {
    title: 'Levering en risico',
    body: (
      <ol>
        <li>
          Levertijden zijn een indicatie en geen fatale termijn. Zij gaan in zodra alle gegevens,
          akkoorden en een gevraagde aanbetaling binnen zijn.
        </li>
        <li>
          Bij overschrijding van een levertijd geeft u ons schriftelijk een redelijke nieuwe
          termijn. Pas daarna kunnen wij in verzuim zijn.
        </li>
        <li>Wij mogen in delen leveren en per deel factureren.</li>
        <li>Het risico gaat op u over bij de levering op het afgesproken adres.</li>
        <li>
          Als u de levering niet afneemt, slaan wij de zaken voor uw rekening en risico op. De
          betaaltermijn loopt dan door.
        </li>
        <li>
          Controleer bij ontvangst de verpakking. Noteer zichtbare transportschade op de vrachtbrief
          en maak foto’s.
        </li>
      </ol>
    ),
  },
  {
    title: 'Voorwaarden voor plaatsing',
    body: (
      <>
        <p>Op de dag van plaatsing zorgt u ervoor dat:</p>
        <ul>
          <li>een geaarde aansluiting van 230&nbsp;V op de afgesproken plek aanwezig is;</li>
          <li>een netwerkaansluiting of wifi werkt, met de gegevens die wij nodig hebben;</li>
          <li>
            vloer, wand of plafond het gewicht op het productblad kan dragen, en u weet waar
            leidingen lopen;
          </li>
          <li>
            temperatuur en luchtvochtigheid binnen de grenzen op het productblad blijven, onder ‘In
            uw gebouw’;
          </li>
          <li>deuren, lift en route breed genoeg zijn en de plek vrij en bereikbaar is;</li>
          <li>
            vergunningen en toestemmingen er zijn, bijvoorbeeld van gemeente of verhuurder bij een
            scherm in het raam of aan de gevel;
          </li>
          <li>een contactpersoon aanwezig is die beslissingen mag nemen.</li>
        </ul>
        <p>
          Als een van deze punten ontbreekt, mogen wij wachttijd, extra werk en een tweede bezoek in
          rekening brengen. Wij gebruiken daarvoor de tarieven uit de offerte.
        </p>
        <p>
          Als u na onze waarschuwing toch doorgaat op een ongeschikte plek, is schade door die plek
          voor uw rekening.
        </p>
      </>
    ),
  },
  {
    title: 'Oplevering en klachten',
    body: (
      <ol>
        <li>
          Na plaatsing lopen wij de kiosk samen met u na. Hij is opgeleverd als u akkoord geeft of
          hem in gebruik neemt.
        </li>
        <li>Een klein gebrek dat het gebruik niet hindert, houdt de oplevering niet tegen.</li>
        <li>
          Zichtbare gebreken meldt u schriftelijk binnen 14&nbsp;dagen na levering of plaatsing.
        </li>
        <li>
          Andere gebreken meldt u schriftelijk zo snel mogelijk na de ontdekking. Bij een te late
          melding vervallen uw rechten (artikel&nbsp;6:89 en 7:23&nbsp;BW).
        </li>
        <li>
          U geeft ons de kans om het gebrek te onderzoeken en te herstellen. Een klacht schort uw
          betaling van andere facturen niet op.
        </li>
      </ol>
    ),
  },
  {
    title: 'Eigendomsvoorbehoud',
    body: (
      <ol>
        <li>
          Geleverde zaken blijven van ons tot u ze volledig heeft betaald
          (artikel&nbsp;3:92&nbsp;BW). Dat omvat ook het bijbehorende werk en wat u ons verschuldigd
          bent omdat u de overeenkomst niet nakomt.
        </li>
        <li>
          Tot dat moment mag u de zaken gebruiken, maar niet verpanden of verkopen. Een dealer mag
          ze in zijn gewone bedrijfsvoering doorverkopen.
        </li>
        <li>U verzekert de zaken tegen brand, water en diefstal zolang zij van ons zijn.</li>
        <li>
          Beslag door een ander en uw eigen verzoek om uitstel van betaling meldt u ons meteen. Wij
          mogen onze zaken dan terughalen.
        </li>
      </ol>
    ),
  },
  {
    title: 'Garantie',
    body: (
      <>
        <ol>
          <li>
            Wij geven {site.warranty.hardware} garantie op de hardware en{' '}
            {site.warranty.softwareSupport} softwareondersteuning. Beide termijnen gaan in op de
            leverdatum.
          </li>
          <li>
            Hardware die binnen de termijn gebrekkig is, herstellen of vervangen wij. Als geen van
            beide lukt, betalen wij een redelijk deel van de prijs terug.
          </li>
          <li>
            Softwareondersteuning is {site.supportCovers}. Zij geldt naast een lopend abonnement; de
            maandelijkse updates horen bij dat abonnement.
          </li>
          <li>
            Reiskosten voor garantiewerk binnen Nederland zijn voor ons. Daarbuiten betaalt u de
            reis- en transportkosten.
          </li>
          <li>
            Als het gebrek buiten de garantie blijkt te vallen, mogen wij onderzoek en reis in
            rekening brengen.
          </li>
          <li>Herstel of vervanging verlengt de garantietermijn niet.</li>
          <li>
            U kunt beide termijnen verlengen met een schriftelijke afspraak. Hoe u dat aanvraagt,
            staat bij <TextLink href={`${routes.support}#warranty`}>Garantie</TextLink>.
          </li>
        </ol>
        <p>Buiten de garantie vallen gebreken en schade door:</p>
        <ul>
          {warrantyExclusions.map((cause, index) => (
            <li key={cause}>
              {`${lowerFirst(cause)}${index < warrantyExclusions.length - 1 ? ';' : '.'}`}
            </li>
          ))}
        </ul>
        <p>
          Wat hier staat, beperkt uw wettelijke rechten alleen voor zover de wet dat toelaat. Voor
          schade geldt <ArticleLink number={18} />.
        </p>
      </>
    ),
  },
];
