import { TextLink } from '@/components/ui/text-link';
import { routes } from '@/lib/routes';
import { PrivacyMail } from '../privacy-mail';

export function EmbeddedContent() {
  return (
    <>
      <p>
        Op drie pagina’s en in blogberichten kan inhoud staan die van een ander adres komt. Als die
        inhoud niet is gekoppeld, toont de pagina onze eigen inhoud en wordt er niets geladen. Een
        onthouden keuze voor kaart of agenda laadt die inhoud bij een volgend bezoek meteen.
      </p>
      <h3>Kaart op de contactpagina</h3>
      <p>
        Op <TextLink href={routes.contact}>de contactpagina</TextLink> staat eerst onze eigen
        getekende kaart. De interactieve kaart van een andere partij laadt pas na een klik op ‘Kaart
        laden’. De aanbieder ontvangt dan uw IP-adres en technische gegevens van uw browser. De
        aanbieder kan ook cookies plaatsen.
      </p>
      <h3>Agenda op de actiepagina</h3>
      <p>
        Dealers plannen op <TextLink href={routes.action}>de actiepagina</TextLink> een gesprek in
        de agenda van een externe dienst. Die agenda laadt pas na een klik op ‘Agenda laden’. De
        dienst ontvangt uw IP-adres en wat u in de agenda invult, en kan cookies plaatsen. Liever
        niet? Dan meldt u zich aan per telefoon, per e-mail of via het contactformulier.
      </p>
      <h3>Video’s in blogberichten</h3>
      <p>
        In een bericht op <TextLink href={routes.blog}>het blog</TextLink> kan een video van YouTube
        of Vimeo staan. De video laadt pas na een klik op ‘Video laden’. De aanbieder ontvangt dan
        uw IP-adres en het adres van deze website, en kan cookies plaatsen. Die keuze wordt niet
        onthouden. Wie dat niet wil, volgt de gewone link naar de video.
      </p>
      <h3>Configurator</h3>
      <p>
        De <TextLink href={routes.configurator}>configurator</TextLink> is onderdeel van ons eigen
        partnerportaal. Als het portaal is gekoppeld, verschijnt de configurator direct in een
        venster op de pagina. Er is geen aparte klik nodig, omdat u juist deze functie opent.
      </p>
      <p>
        Het portaal ontvangt uw IP-adres, de keuze waarmee u de configurator opent (zoals model,
        maat en kleur) en een dealernummer. Het dealernummer hoort bij de website, niet bij u. Het
        portaal mag in uw browser alleen bewaren wat nodig is om de configurator te laten werken.
      </p>
      <p>
        Zonder gekoppeld portaal staat op de pagina onze eigen configurator. Die hoort bij deze
        website en deelt niets met anderen. Uw keuzes staan in het adres van de pagina en, tot u het
        tabblad sluit, in uw browser.
      </p>
      <h3>Welke aanbieders dat zijn</h3>
      <p>
        De naam van de aanbieder staat bij de kaart, de agenda en de livechat zelf, naast de knop en
        vóór uw keuze. Voor zijn cookies geldt zijn eigen verklaring. Vragen? Mail <PrivacyMail />.
      </p>
    </>
  );
}
