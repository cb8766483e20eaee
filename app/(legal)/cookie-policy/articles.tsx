import { TextLink } from '@/components/ui/text-link';
import { latestChange } from '@/lib/business/content/legal-changes';
import { site } from '@/lib/business/site';
import { formatLongDate } from '@/lib/platform/text/dates';
import { routes } from '@/lib/routes';
import { ArticleLink } from '../article-link';
import type { LegalArticle } from '../legal-page';
import { PrivacyMail } from '../privacy-mail';
import { EmbeddedContent } from './embedded-content';
import { KeptTable } from './kept-table';

export const cookieArticles: readonly LegalArticle[] = [
  {
    title: 'Wat cookies en lokale opslag zijn',
    body: (
      <p>
        Een cookie is een klein tekstbestand dat een website via uw browser op uw apparaat bewaart.
        Lokale opslag (localStorage) en tijdelijke opslag (sessionStorage) zijn ook zulke geheugens,
        maar de browser stuurt de inhoud niet vanzelf mee. De tijdelijke opslag verdwijnt met het
        tabblad. Alle drie kunnen nodig zijn om een functie te laten werken, of dienen om bezoekers
        te volgen.
      </p>
    ),
  },
  {
    title: 'Ons uitgangspunt: geen cookies en geen metingen',
    body: (
      <>
        <ul>
          <li>Deze website plaatst geen cookies, ook geen tijdelijke.</li>
          <li>Wij meten geen bezoek en gebruiken geen analysediensten.</li>
          <li>Wij volgen u niet en tonen geen advertenties van anderen.</li>
          <li>
            Pagina’s, beelden, video’s en het lettertype komen van ons eigen domein. Alleen de
            inhoud die in <ArticleLink number={4} /> staat, komt van een ander adres.
          </li>
        </ul>
        <p>
          U ziet geen cookiemelding, omdat niets op deze website zo’n melding nodig heeft. Bij de
          kaart, de agenda en een video vragen wij uw keuze op de plek zelf.
        </p>
      </>
    ),
  },
  {
    title: 'Wat deze website in uw browser bewaart',
    body: (
      <>
        <p>
          Acht gegevens kunnen in uw browser komen te staan, en alleen door wat u zelf doet. De
          laatste kolom van de tabel zegt waardoor. Het vakje ‘Onthoud mijn keuze’ bij de kaart en
          de agenda staat nooit vooraf aan.
        </p>
        <KeptTable />
        <p>
          Alle acht blijven op uw apparaat. Keuze, kleur, samenstelling, film en schermmaat bevatten
          geen naam, nummer of ander kenmerk van u. Zonder dat vinkje laadt de kaart of agenda
          eenmalig en bewaren wij niets. In uw project en uw bericht staat wat u zelf typt; bij het
          bericht een willekeurige sleutel, die voorkomt dat wij het twee keer opslaan. Wij
          ontvangen het pas als u het verzendt. De speler is een kopie van de pagina zoals iedereen
          die krijgt, zonder uw planning.
        </p>
        <p>
          Andere functies bewaren niets in uw browser: het menu niet en de confetti op de
          actiepagina evenmin. Uw browser kan wel bestanden zoals beelden en het lettertype
          tijdelijk bewaren. Daarmee herkennen wij u niet.
        </p>
      </>
    ),
  },
  { title: 'Ingesloten inhoud: kaart, agenda, video’s en configurator', body: <EmbeddedContent /> },
  {
    title: 'Bekijken, intrekken of wissen',
    body: (
      <>
        <p>
          Onder <TextLink href="#cookie-instellingen">Cookie-instellingen</TextLink> ziet u wat deze
          browser nu bewaart. Met ‘Alles wissen’ trekt u daar uw keuze in en verwijdert u ook de
          rest. De link staat onderaan elke pagina.
        </p>
        <p>
          U kunt deze gegevens ook zelf verwijderen. Kies in de instellingen van uw browser voor het
          wissen van websitegegevens. Cookies van de aanbieder van de kaart, de agenda of een video
          verwijdert u op dezelfde manier; wij kunnen daar niet bij.
        </p>
        <p>
          Intrekken geldt voor het apparaat en de browser die u gebruikt. Op een ander apparaat
          staat uw keuze apart.
        </p>
      </>
    ),
  },
  {
    title: 'Contact en klachten',
    body: (
      <>
        <p>
          Heeft u een vraag over deze verklaring? Mail naar <PrivacyMail /> of schrijf naar{' '}
          {site.legalName}, {site.address.street}, {site.address.postalCode} {site.address.city}.
        </p>
        <p>
          Hoe wij met persoonsgegevens omgaan, leest u in de{' '}
          <TextLink href={routes.privacy}>privacyverklaring</TextLink>. Daar staat ook hoe u een
          klacht indient bij de toezichthouder.
        </p>
      </>
    ),
  },
  {
    title: 'Wijzigingen en datum',
    body: (
      <p>
        Deze verklaring is van {formatLongDate(site.legalUpdated)} en is het laatst aangevuld op{' '}
        {formatLongDate(latestChange('cookies'))}. Voordat de website iets anders gaat bewaren,
        passen wij deze pagina aan en staat dat onderaan, met de datum.
      </p>
    ),
  },
];
