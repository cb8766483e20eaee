import { formatNumber } from '../../../platform/text/format-number';
import { routes } from '../../../routes';
import { neededBrightness } from '../../advice/window-brightness';
import { touchGlass, windowGap } from '../conditions';
import { formatQuantity, formatRange } from '../format';
import { specs } from '../specs';
import { television } from '../television';
import type { AboutProduct } from './about-product';
import { bar, candela, difference, indoor } from './figures';

const { front } = specs.clearvision.brightness;

export const clearvision: AboutProduct = {
  kind: 'Etalagescherm en raamkiosk',
  here: 'dit etalagescherm',
  summary:
    'Raamkiosk van 43 of 55\u00a0inch: een etalagescherm dat leesbaar blijft met de zon op de ruit.',
  fact: {
    figure: formatNumber(front),
    unit: 'cd/m²',
    meaning: 'naar de straat, leesbaar met de zon op de ruit',
  },
  consequence: `Dat is genoeg voor de meeste ramen. Op een zuidraam zonder luifel is ${formatRange(neededBrightness('zuid', 'geen'), 'cd/m²')} beter. Daar maakt u het verschil goed met grote letters en effen vlakken.`,
  bars: [
    bar('Clearvision', front, 'cd/m²'),
    bar('Kiosk voor binnen', indoor, 'cd/m²'),
    { label: 'Televisie', value: television.to, text: formatRange(television, 'cd/m²') },
  ],
  companions: [
    {
      id: 'clearvision-double',
      reason: 'Voor klanten binnen krijgt de achterkant een eigen scherm.',
    },
    {
      id: 'brandvision',
      reason: `Op een plek zonder ruit volstaat ${candela(specs.brandvision.brightness.front)}; dat scheelt ${difference('clearvision', 'brandvision')}.`,
    },
  ],
  questions: [
    {
      question: `Is ${candela(front)} genoeg voor mijn raam?`,
      answer: `Op het oosten en westen wel: daar is ${formatRange(neededBrightness('oost', 'geen'), 'cd/m²')} de richtwaarde. Op het noorden is het ruim. Op het zuiden zonder luifel kunt u beter op ${formatRange(neededBrightness('zuid', 'geen'), 'cd/m²')} rekenen.`,
      more: { text: 'Kies de ligging van uw raam', href: `${routes.kiosken}#keuzehulp` },
    },
    {
      question: 'Is het scherm ’s avonds niet te fel?',
      answer:
        'Nee. De lichtsensor dimt het beeld zodra het buiten donker wordt. Dat scheelt stroom, en fietsers worden niet verblind.',
    },
    {
      question: 'Kan een voorbijganger het scherm bedienen?',
      answer: `Bij 43\u00a0inch op een voetplaat wel, als optie. Op de binnenkant van de ruit komt een touchfolie, en het scherm staat er ${formatQuantity(windowGap, 'mm')} achter, voor de koeling. Dat werkt door enkel of gelaagd glas tot ${formatQuantity(touchGlass, 'mm')}, niet door dubbel glas of metaalfolie. Wij testen uw ruit vóór de bestelling.`,
    },
  ],
  pictureSector: 'retail',
  posts: ['hoe-helder-moet-een-etalagescherm-zijn', 'minder-stroom-zonder-donkere-schermen'],
};
