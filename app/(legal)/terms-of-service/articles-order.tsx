import { site } from '@/lib/business/site';
import { ArticleLink } from '../article-link';
import type { LegalArticle } from '../legal-page';

/** Articles 1 to 6 of the terms. */
export const orderArticles: readonly LegalArticle[] = [
  {
    title: 'Definities',
    body: (
      <ul>
        <li>
          <strong>Zuilwerk, wij</strong>: {site.legalName}, statutair gevestigd te {site.seat},
          KvK-nummer {site.kvk}.
        </li>
        <li>
          <strong>Opdrachtgever, u</strong>: de onderneming of organisatie die een offerte vraagt of
          een overeenkomst met ons sluit.
        </li>
        <li>
          <strong>Kiosk</strong>: een scherm in een behuizing, met voet of bevestiging, voor vloer,
          raam, tafel, wand of plafond.
        </li>
        <li>
          <strong>Software</strong>: onze narrowcastingsoftware, met de beheeromgeving en de
          programma’s op de mediaspeler.
        </li>
        <li>
          <strong>Platform</strong>: ons digitaal platform met het digitale visitekaartje, AI-chat,
          AI-telefoon, AI-social en slimme websites.
        </li>
        <li>
          <strong>Dealer</strong>: een ondernemer met wie wij een dealerovereenkomst hebben.
        </li>
        <li>
          <strong>Eindgebruiker</strong>: degene die uw kiosk, software of platform gebruikt of de
          inhoud ziet.
        </li>
        <li>
          <strong>Werkdag</strong>: {site.openingHours.days}, behalve op algemeen erkende
          feestdagen.
        </li>
        <li>
          <strong>Schriftelijk</strong>: op papier of per e-mail.
        </li>
      </ul>
    ),
  },
  {
    title: 'Wanneer deze voorwaarden gelden',
    body: (
      <ol>
        <li>
          Deze voorwaarden gelden voor elke offerte, overeenkomst, levering en dienst van Zuilwerk.
        </li>
        <li>
          Wij leveren alleen aan ondernemers en organisaties, niet aan consumenten. Het wettelijke
          herroepingsrecht voor consumenten geldt daarom niet.
        </li>
        <li>Uw eigen inkoop- of andere voorwaarden wijzen wij uitdrukkelijk af.</li>
        <li>
          Een afwijking geldt alleen als wij die schriftelijk bevestigen, en alleen voor die
          overeenkomst.
        </li>
        <li>
          U ontvangt deze voorwaarden vóór of bij het sluiten van de overeenkomst. U kunt ze
          opslaan, afdrukken en later opnieuw lezen.
        </li>
        <li>
          Als een bepaling ongeldig is, blijven de andere gelden. U en wij vervangen haar door een
          geldige bepaling met dezelfde strekking.
        </li>
        <li>
          Bij tegenstrijdigheid gaat de overeenkomst vóór deze voorwaarden. Een
          verwerkersovereenkomst gaat vóór beide waar het om persoonsgegevens gaat.
        </li>
      </ol>
    ),
  },
  {
    title: 'Offertes',
    body: (
      <ol>
        <li>
          Onze offertes zijn vrijblijvend en {site.offerValidDays}&nbsp;dagen geldig vanaf de datum
          op de offerte, tenzij daar een andere termijn staat.
        </li>
        <li>
          Een vrijblijvende offerte mogen wij direct na uw aanvaarding nog herroepen, uiterlijk op
          de volgende werkdag.
        </li>
        <li>
          Een kennelijke vergissing bindt ons niet, bijvoorbeeld een verschreven prijs of maat.
        </li>
        <li>
          Richtprijzen op de website en uitkomsten van de configurator zijn een indicatie, geen
          offerte.
        </li>
        <li>
          Tekeningen, berekeningen, visualisaties en ontwerpen blijven van ons. U mag ze zonder onze
          toestemming niet kopiëren of aan anderen geven.
        </li>
        <li>
          Afbeeldingen, kleuren en maten geven een zo goed mogelijk beeld. Kleuren op een scherm
          wijken af van gelakt staal; vraag zo nodig een kleurstaal aan.
        </li>
      </ol>
    ),
  },
  {
    title: 'Overeenkomst, wijziging en meerwerk',
    body: (
      <ol>
        <li>
          De overeenkomst ontstaat als u de offerte schriftelijk aanvaardt of als wij uw bestelling
          schriftelijk bevestigen.
        </li>
        <li>
          Wijzigingen spreken wij schriftelijk af, met de gevolgen voor prijs en levertijd erbij.
        </li>
        <li>
          Meerwerk voeren wij uit na uw akkoord. Vooraf akkoord is niet nodig als uitstel schade of
          gevaar oplevert en wij u niet kunnen bereiken.
        </li>
        <li>
          Een kiosk in een RAL-kleur van uw keuze en ander maatwerk kunt u niet annuleren nadat de
          productie is begonnen. U betaalt dan de volledige prijs.
        </li>
        <li>
          Andere bestellingen kunt u vóór verzending schriftelijk annuleren. U vergoedt dan de
          kosten die wij al hebben gemaakt.
        </li>
        <li>
          Wij mogen voor de uitvoering derden inschakelen en blijven voor hun werk aanspreekbaar.
        </li>
      </ol>
    ),
  },
  {
    title: 'Prijzen',
    body: (
      <ol>
        <li>
          Alle prijzen zijn in euro en exclusief btw, transport en plaatsing, tenzij in de offerte
          iets anders staat. Het abonnement op de software is niet inbegrepen in de prijs van een
          kiosk.
        </li>
        <li>
          Stijgt na de overeenkomst een heffing of invoerrecht, dan mogen wij dat doorberekenen.
          Andere kostenstijgingen zijn voor ons.
        </li>
        <li>
          Abonnementen mogen wij elk jaar op 1&nbsp;januari aanpassen aan de dienstenprijsindex van
          het CBS. Wij melden dat ten minste één maand vooraf.
        </li>
        <li>
          Als een abonnement meer stijgt dan die index, mag u het opzeggen tegen de dag waarop de
          stijging ingaat.
        </li>
      </ol>
    ),
  },
  {
    title: 'Betaling',
    body: (
      <ol>
        <li>
          U betaalt binnen {site.paymentDays}&nbsp;dagen na de factuurdatum. Die termijn is fataal:
          na het verstrijken bent u zonder aanmaning in verzuim.
        </li>
        <li>
          Vanaf dat moment bent u de wettelijke handelsrente verschuldigd (artikel&nbsp;6:119a van
          het Burgerlijk Wetboek, hierna BW).
        </li>
        <li>
          U vergoedt ook onze redelijke buitengerechtelijke incassokosten, met een minimum van
          €&nbsp;40 per factuur.
        </li>
        <li>
          Voor maatwerk en voor een eerste bestelling mogen wij een aanbetaling vragen. De productie
          begint na ontvangst daarvan.
        </li>
        <li>Abonnementen factureren wij vooraf, per jaar of per maand.</li>
        <li>
          Bij te late betaling mogen wij levering en diensten opschorten. Wij melden dat ten minste
          5&nbsp;werkdagen vooraf.
        </li>
        <li>
          U mag niet verrekenen, tenzij wij uw vordering erkennen of de rechter die vaststelt.
        </li>
        <li>
          Een fout in een factuur meldt u binnen de betaaltermijn. Het deel dat niet ter discussie
          staat, betaalt u op tijd.
        </li>
        <li>
          Als iets erop wijst dat u niet kunt betalen, mogen wij zekerheid vragen. Zonder zekerheid
          geldt <ArticleLink number={20} />.
        </li>
      </ol>
    ),
  },
];
