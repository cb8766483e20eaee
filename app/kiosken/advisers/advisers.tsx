import { Disclosure } from '@/components/ui/disclosure';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { letterHeightAt } from '@/lib/business/advice/reading-distance';
import { neededBrightness } from '@/lib/business/advice/window-brightness';
import { formatQuantity, formatRange } from '@/lib/business/products/format';
import { TRUE_SIZE_PATH } from '@/lib/routes';
import { Adviser } from './adviser';
import styles from './advisers.module.css';

const letterAt3Metres = formatQuantity(letterHeightAt(3).comfortable, 'mm');
const brightness = {
  inShade: formatRange(neededBrightness('noord', 'schaduw'), 'cd/m²'),
  usually: formatRange(neededBrightness('oost', 'geen'), 'cd/m²'),
  inSun: formatRange(neededBrightness('zuid', 'geen'), 'cd/m²'),
};

export function Advisers() {
  return (
    <Section
      id="keuzehulp"
      isCompact
      title="Drie vragen die uw keuze bepalen"
      heading="quiet"
      intro="Reken na hoe groot, hoe helder en hoe zuinig uw scherm moet zijn. U krijgt meteen een advies."
    >
      <div className={`border-line border-t ${styles.advisers}`}>
        <Disclosure name="keuzehulp" isWide summary="Hoe ver staan uw lezers?">
          <p className="max-w-measure">
            Onze vuistregel: {letterAt3Metres} letterhoogte voor elke 3&nbsp;m afstand leest
            prettig, de helft is de ondergrens. Zie de letters{' '}
            <TextLink href={TRUE_SIZE_PATH}>op ware grootte</TextLink>.
          </p>
          <Adviser form="reading" />
        </Disclosure>
        <Disclosure name="keuzehulp" isWide summary="Hangt het scherm achter een raam?">
          <p className="max-w-measure">
            Makers van raamschermen geven als richtwaarde {brightness.inShade} op het noorden of in
            de schaduw, {brightness.usually} voor de meeste ramen en {brightness.inSun} in de volle
            zon op het zuiden.
          </p>
          <Adviser form="window" />
        </Disclosure>
        <Disclosure name="keuzehulp" isWide summary="Wat kost de stroom per jaar?">
          <p className="max-w-measure">
            Het vermogen in watt, maal de uren en de dagen, gedeeld door duizend: dat is het
            verbruik in kWh. Een scherm dat dimt, blijft daaronder.
          </p>
          <Adviser form="energy" />
        </Disclosure>
      </div>
    </Section>
  );
}
