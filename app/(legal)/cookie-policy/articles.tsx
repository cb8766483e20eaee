import { TextLink } from '@/components/ui/text-link';
import { COLOUR_KEY } from '@/lib/chosen-colour';
import { formatLongDate } from '@/lib/dates';
import { STORAGE_KEY } from '@/lib/remembered-choices';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { ArticleLink } from '../article-link';
import type { LegalArticle } from '../legal-page';
import { LegalTable } from '../legal-table';
import { PrivacyMail } from '../privacy-mail';
import { EmbeddedContent } from './embedded-content';

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
    title: 'Ons uitgangspunt: niets zonder uw keuze',
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
          Twee gegevens kunnen in uw browser komen te staan, en alleen door wat u zelf kiest. Het
          eerste komt er als u bij de kaart of de agenda ‘Onthoud mijn keuze’ aanvinkt; het vakje
          staat nooit vooraf aan. Het tweede komt er als u een kleur voor de kiosken kiest.
        </p>
        <LegalTable
          caption="Alles wat deze website in uw browser kan bewaren"
          columns={['Naam', 'Van wie', 'Doel', 'Bewaartermijn', 'Soort']}
          rows={[
            [
              STORAGE_KEY,
              site.legalName,
              'Onthouden dat u de kaart of de agenda meteen wilt zien',
              '6\u00a0maanden; daarna is de keuze verlopen en vragen wij het opnieuw',
              'Lokale opslag (localStorage), alleen op uw verzoek',
            ],
            [
              COLOUR_KEY,
              site.legalName,
              'De website tonen met de RAL-kleur die u voor de kiosken koos',
              'Tot u het tabblad sluit of weer RAL\u00a07016 kiest',
              'Tijdelijke opslag (sessionStorage), alleen na uw keuze',
            ],
          ]}
        />
        <p>
          Beide gegevens blijven op uw apparaat en bevatten geen naam, nummer of ander kenmerk van
          u. Vinkt u niets aan, dan laadt de kaart of agenda eenmalig en bewaren wij niets.
        </p>
        <p>
          Andere functies bewaren niets in uw browser: het menu niet, het contactformulier niet en
          de confetti op de actiepagina evenmin. Uw browser kan wel bestanden zoals beelden en het
          lettertype tijdelijk bewaren. Daarmee herkennen wij u niet.
        </p>
      </>
    ),
  },
  { title: 'Ingesloten inhoud: kaart, agenda, video’s en configurator', body: <EmbeddedContent /> },
  {
    title: 'Uw keuze bekijken of intrekken',
    body: (
      <>
        <p>
          Onder <TextLink href="#cookie-instellingen">Cookie-instellingen</TextLink> ziet u wat deze
          browser heeft onthouden. U trekt uw keuze daar ook weer in. De link staat onderaan elke
          pagina.
        </p>
        <p>
          U kunt <strong>{STORAGE_KEY}</strong> ook zelf verwijderen. Kies in de instellingen van uw
          browser voor het wissen van websitegegevens. Cookies van de aanbieder van de kaart, de
          agenda of een video verwijdert u op dezelfde manier; wij kunnen daar niet bij.
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
        Deze verklaring is van {formatLongDate(site.legalUpdated)}. Gaat de website iets anders
        bewaren, dan passen wij eerst deze pagina en de datum aan.
      </p>
    ),
  },
];
