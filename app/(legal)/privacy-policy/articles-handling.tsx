import { ArticleLink } from '../article-link';
import type { LegalArticle } from '../legal-page';
import { RetentionTable } from './retention-table';

export const handlingArticles: readonly LegalArticle[] = [
  {
    title: 'Verplicht of vrijwillig',
    body: (
      <>
        <p>
          U bent niet verplicht ons gegevens te geven. Zonder naam, e-mailadres, onderwerp en
          bericht kunnen wij het contactformulier niet verwerken. U kunt ons dan bellen. De andere
          velden mag u leeg laten.
        </p>
        <p>
          Voor een offerte, bestelling of reparatie hebben wij bedrijfs- en contactgegevens nodig.
          Zonder die gegevens kunnen wij niet leveren. De belastingwet verplicht ons om bepaalde
          gegevens op facturen te zetten.
        </p>
        <p>
          Zonder uw klik laden kaart, agenda en video niet. De rest van de website werkt dan gewoon,
          en adres, telefoonnummer en e-mailadres staan in tekst op de pagina.
        </p>
      </>
    ),
  },
  {
    title: 'Waar uw gegevens vandaan komen',
    body: (
      <p>
        Bijna alle gegevens krijgen wij van uzelf. Soms noemt een collega of dealer u als
        contactpersoon voor een project. Bedrijfsgegevens controleren wij bij de Kamer van
        Koophandel. Technische gegevens, zoals het IP-adres, stuurt uw browser bij elk verzoek mee.
      </p>
    ),
  },
  {
    title: 'Wie uw gegevens ontvangt',
    body: (
      <>
        <p>
          Wij verkopen uw gegevens niet. Deze verwerkers werken in onze opdracht, onder een
          verwerkersovereenkomst:
        </p>
        <ul>
          <li>de aanbieder van de hosting van deze website;</li>
          <li>Supabase, voor de database en de opslag van beelden en video’s;</li>
          <li>de aanbieder van onze e-mail;</li>
          <li>de aanbieder van onze telefonie en de AI-assistent;</li>
          <li>de aanbieder van ons administratiepakket.</li>
        </ul>
        <p>Daarnaast kunnen deze partijen gegevens ontvangen:</p>
        <ul>
          <li>de aanbieder van de kaart, na uw klik of door uw onthouden keuze;</li>
          <li>de aanbieder van de agenda, op dezelfde manier en met wat u daar invult;</li>
          <li>YouTube of Vimeo, als u in een blogbericht een video laadt;</li>
          <li>
            Google, als u op een Android-telefoon een kiosk in uw ruimte bekijkt: Scene Viewer haalt
            het model dan bij ons op;
          </li>
          <li>de aanbieder van de livechat, als u de chat opent, met wat u daar typt;</li>
          <li>ons eigen partnerportaal, als u de gekoppelde configurator opent;</li>
          <li>de onpartijdige persoon die de trekking van de verloting uitvoert;</li>
          <li>vervoerders en, bij uw project, de dealer die u begeleidt;</li>
          <li>de Belastingdienst of een andere overheid, als de wet dat eist.</li>
        </ul>
      </>
    ),
  },
  {
    title: 'Gegevens buiten de Europese Economische Ruimte',
    body: (
      <>
        <p>
          Onze database met contactberichten staat in de Europese Unie. Een verwerker kan een
          moederbedrijf of helpdesk buiten de Europese Economische Ruimte (EER) hebben.
        </p>
        <p>
          Toegang van buiten de EER staan wij alleen toe met een wettelijke waarborg. Dat is een
          adequaatheidsbesluit van de Europese Commissie of een contract met haar
          modelcontractbepalingen. U kunt bij ons een afschrift van die waarborg opvragen.
        </p>
        <p>
          Google en de aanbieder van de kaart, de agenda, een video of de livechat kunnen gegevens
          ook buiten de EER verwerken. Daarom beslist u zelf of u die inhoud laadt of opent.
        </p>
      </>
    ),
  },
  {
    title: 'Hoelang wij gegevens bewaren',
    body: (
      <>
        <p>
          Na de termijn verwijderen wij de gegevens. Wij bewaren ze alleen langer als een wet dat
          eist of als een geschil nog loopt. Als uw vraag een opdracht wordt, hoort de
          correspondentie bij die opdracht.
        </p>
        <RetentionTable />
      </>
    ),
  },
  {
    title: 'Hoe wij gegevens beveiligen',
    body: (
      <>
        <ul>
          <li>De verbinding met deze website is versleuteld.</li>
          <li>
            De website kan contactberichten alleen toevoegen. Lezen, wijzigen of verwijderen kan zij
            ze niet.
          </li>
          <li>Alleen medewerkers die uw vraag behandelen, hebben toegang tot uw gegevens.</li>
          <li>De website heeft geen accounts, dus ook geen wachtwoorden van bezoekers.</li>
        </ul>
        <p>
          Als er toch iets misgaat met uw gegevens, volgen wij de meldplicht voor datalekken. Bij
          een hoog risico voor u krijgt u zelf bericht. Een vermoeden van een lek meldt u via het
          adres in <ArticleLink number={1} />.
        </p>
      </>
    ),
  },
];
