import { Prose } from '@/components/ui/prose';
import { TextLink } from '@/components/ui/text-link';
import { neededBrightness } from '@/lib/advice/window-brightness';
import { formatPrice, formatQuantity, formatRange } from '@/lib/products/format';
import { specs } from '@/lib/products/specs';
import { television } from '@/lib/products/television';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { Question } from './question';

const { brightness, deliveryWeeks, sizes } = specs.brandvision;
const { clearvision } = specs;

export function Questions() {
  return (
    <div className="page-width pt-16 pb-6 md:pt-24">
      <Question
        title="Kan dat in onze kleur?"
        figure={formatQuantity(deliveryWeeks.ownColour, 'weken')}
        caption="levertijd van een Brandvision in uw RAL-kleur"
      >
        <Prose>
          <p>
            Ja. Het huis is van staal met een poedercoating, en die bestaat in elke RAL-kleur.
            RAL&nbsp;9005 diepzwart en RAL&nbsp;9016 verkeerswit zijn standaard. Voor een andere
            kleur geldt een meerprijs.
          </p>
          <p>
            Die kleur kost ook tijd. Een Brandvision in zwart of wit leveren wij in{' '}
            {formatQuantity(deliveryWeeks.standard, 'weken')}, in uw eigen kleur in{' '}
            {formatQuantity(deliveryWeeks.ownColour, 'weken')}. Kleuren op een scherm wijken af van
            lak. Beslis daarom met een kleurstaal in de hand, in het licht van uw eigen ruimte. In
            de <TextLink href={routes.configurator}>kioskconfigurator</TextLink> kunt u alvast
            kiezen.
          </p>
        </Prose>
      </Question>

      <Question
        title="Hoe helder moet het in de etalage?"
        figure={formatQuantity(clearvision.brightness.front, 'cd/m²')}
        caption="helderheid van de Clearvision, achter glas"
      >
        <Prose>
          <p>
            Een televisie geeft {formatRange(television, 'cd/m²')}. Dat is genoeg voor een woonkamer
            en te weinig voor een winkelruit. Achter de meeste ruiten heeft u{' '}
            {formatQuantity(neededBrightness('oost', 'geen').from, 'cd/m²')} nodig, op het zuiden
            soms meer. De <TextLink href={`${routes.kiosken}#clearvision`}>Clearvision</TextLink>{' '}
            haalt {formatQuantity(clearvision.brightness.front, 'cd/m²')}.
          </p>
          <p>
            Helderder is niet altijd beter. Een lichtsensor dimt het scherm zodra het buiten donker
            wordt. Dat leest rustiger en scheelt stroom: een Clearvision van 43&nbsp;inch vraagt
            doorgaans {formatQuantity(clearvision.sizes[43].powerWatt, 'W')}, een Brandvision binnen{' '}
            {formatQuantity(sizes[43].powerWatt, 'W')}. Een scherm dat niet achter een ruit staat,
            heeft genoeg aan {formatQuantity(brightness.front, 'cd/m²')}.
          </p>
        </Prose>
      </Question>

      <Question
        title="Wie zet de inhoud erop?"
        figure={formatPrice(site.softwarePricePerMonth)}
        caption="vanafprijs per scherm per maand, excl. btw, bij jaarbetaling"
      >
        <Prose>
          <p>
            Uw eigen mensen. De{' '}
            <TextLink href={routes.digitalSignage}>narrowcastingsoftware</TextLink> draait in de
            browser en kent sjablonen in uw huisstijl. U plant per scherm, per groep en per dagdeel.
            Een menubord wisselt dus om 11.00&nbsp;uur vanzelf van ontbijt naar lunch.
          </p>
          <p>
            Met rollen bepaalt u wie schrijft en wie goedkeurt. Het hoofdkantoor vult de vaste laag,
            de vestiging de eigen laag. Zonder internet speelt de laatste afspeellijst door. Begin
            klein: drie seconden, zeven woorden, één boodschap per beeld.
          </p>
        </Prose>
      </Question>
    </div>
  );
}
