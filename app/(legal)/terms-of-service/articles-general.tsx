import { TextLink } from '@/components/ui/text-link';
import { site } from '@/lib/business/site';
import { routes } from '@/lib/routes';
import { ArticleLink } from '../article-link';
import type { LegalArticle } from '../legal-page';

const { subscription } = site;

/** Articles 17 to 22 of the terms. */
export const generalArticles: readonly LegalArticle[] = [
  {
    title: 'Dealers',
    body: (
      <ol>
        <li>
          Met een dealer sluiten wij een aparte dealerovereenkomst. Die gaat vóór deze voorwaarden.
        </li>
        <li>
          Een dealer handelt in eigen naam en voor eigen rekening. Hij kan ons niet aan afspraken
          met zijn klanten binden.
        </li>
        <li>Een exclusief gebied heeft een dealer alleen als dat schriftelijk is afgesproken.</li>
        <li>
          Een dealer geeft de veiligheids-, garantie- en gebruiksinformatie bij onze producten
          volledig door.
        </li>
        <li>
          Voor de verloting onder aangemelde bedrijven gelden de actievoorwaarden op{' '}
          <TextLink href={routes.action}>de actiepagina</TextLink>.
        </li>
      </ol>
    ),
  },
  {
    title: 'Aansprakelijkheid',
    body: (
      <ol>
        <li>
          Als wij een afspraak niet nakomen, geeft u ons eerst schriftelijk een redelijke termijn
          voor herstel, tenzij herstel blijvend onmogelijk is.
        </li>
        <li>
          Wij vergoeden alleen directe schade. Dat zijn herstelkosten, redelijke kosten om schade te
          beperken en redelijke kosten om de oorzaak vast te stellen.
        </li>
        <li>
          Onze vergoeding is ten hoogste het factuurbedrag, excl. btw, van de levering waaruit de
          schade volgt. Bij een abonnement is dat het bedrag over de laatste 12&nbsp;maanden.
        </li>
        <li>
          Zij is bovendien nooit hoger dan het bedrag dat onze verzekeraar in dat geval uitkeert,
          als die schade verzekerd is.
        </li>
        <li>
          Gevolgschade vergoeden wij niet. Daaronder vallen gederfde winst en omzet, gemiste
          besparing, verlies van gegevens en stilstand van uw bedrijf.
        </li>
        <li>
          Deze grenzen gelden niet bij opzet of grove schuld van ons of onze leidinggevenden. Zij
          gelden ook niet waar de wet een beperking verbiedt.
        </li>
        <li>
          Meld schade schriftelijk zo snel mogelijk. Elke vordering vervalt 12&nbsp;maanden na de
          dag waarop u de schade ontdekte of had kunnen ontdekken.
        </li>
      </ol>
    ),
  },
  {
    title: 'Overmacht',
    body: (
      <ol>
        <li>
          Bij overmacht hoeven u en wij een verplichting niet na te komen zolang de overmacht duurt
          (artikel&nbsp;6:75&nbsp;BW). Betaling van wat al is geleverd, valt daar niet onder.
        </li>
        <li>
          Overmacht is onder meer brand, overstroming, een epidemie, staking, een
          overheidsmaatregel, uitval van stroom of internet en een cyberaanval ondanks passende
          beveiliging.
        </li>
        <li>
          Ook een tekort aan schermen of onderdelen bij onze leverancier valt eronder, als wij dat
          redelijkerwijs niet konden voorkomen.
        </li>
        <li>
          Als de overmacht langer dan 60&nbsp;dagen duurt, mag elk van beiden schriftelijk
          ontbinden. Wat al is geleverd, rekenen wij naar verhouding af.
        </li>
      </ol>
    ),
  },
  {
    title: 'Duur, opzegging en beëindiging',
    body: (
      <ol>
        <li>
          Een abonnement begint op de dag van activering en loopt eerst {subscription.months}
          &nbsp;maanden, tenzij iets anders is afgesproken.
        </li>
        <li>
          Daarna loopt het door voor onbepaalde tijd. U en wij kunnen het schriftelijk opzeggen met
          een termijn van {subscription.notice}, voor het eerst tegen het einde van de eerste{' '}
          {subscription.months}&nbsp;maanden.
        </li>
        <li>
          Als een van beiden een belangrijke verplichting niet nakomt, mag de ander ontbinden. Dat
          kan na een schriftelijke ingebrekestelling met een redelijke termijn.
        </li>
        <li>
          Bij faillissement, surseance van betaling of staking van het bedrijf mag de ander meteen
          schriftelijk ontbinden. Hetzelfde geldt als gevraagde zekerheid uitblijft.
        </li>
        <li>
          Overstappen naar een andere aanbieder of een eigen systeem mag u op elk moment, met een
          termijn van {subscription.notice} (Verordening (EU)&nbsp;2023/2854, artikel&nbsp;25). Wij
          helpen daarna hoogstens 30&nbsp;dagen met de overdracht en houden de dienst in die tijd
          aan. Uw inhoud en gegevens haalt u op zoals in <ArticleLink number={12} /> staat. Voor de
          overstap rekenen wij niets; de vergoeding over de eerste {subscription.months}
          &nbsp;maanden blijft verschuldigd.
        </li>
        <li>
          Wat wij vóór het einde hebben geleverd, betaalt u. Bepalingen die naar hun aard doorlopen,
          blijven gelden, zoals <ArticleLink number={15} /> en <ArticleLink number={18} />.
        </li>
      </ol>
    ),
  },
  {
    title: 'Overdracht en wijziging',
    body: (
      <ol>
        <li>
          U mag rechten en plichten alleen overdragen met onze schriftelijke toestemming. Wij
          weigeren die niet zonder goede reden.
        </li>
        <li>
          Wij mogen de overeenkomst overdragen samen met het bedrijfsonderdeel dat haar uitvoert.
          Wij melden u dat vooraf.
        </li>
        <li>
          Wij mogen deze voorwaarden wijzigen. Voor een lopend abonnement geldt de nieuwe versie één
          maand nadat wij u die hebben gestuurd.
        </li>
        <li>
          Bij een wijziging die voor u nadelig is, mag u het abonnement opzeggen tegen de dag waarop
          zij ingaat.
        </li>
      </ol>
    ),
  },
  {
    title: 'Nederlands recht en bevoegde rechter',
    body: (
      <ol>
        <li>Op al onze offertes en overeenkomsten is Nederlands recht van toepassing.</li>
        <li>Het Weens Koopverdrag (CISG) sluiten wij uit.</li>
        <li>
          Bij een geschil zoeken u en wij eerst samen een oplossing. Mail daarvoor naar{' '}
          <TextLink href={`mailto:${site.email.info}`}>{site.email.info}</TextLink>.
        </li>
        <li>
          Als dat niet lukt, beslist de bevoegde rechter in het arrondissement waar Zuilwerk
          statutair is gevestigd.
        </li>
        <li>
          De Nederlandse tekst van deze voorwaarden is beslissend, ook als er een vertaling is.
        </li>
      </ol>
    ),
  },
];
