import { formatNumber } from '../../../platform/text/format-number';
import { routes } from '../../../routes';
import { formatQuantity } from '../format';
import { formatYearlyUse } from '../format-specs';
import { specs } from '../specs';
import type { AboutProduct } from './about-product';
import { bar, candela, difference, indoor } from './figures';

const { front, back = 0 } = specs['clearvision-double'].brightness;
const { sizes } = specs['clearvision-double'];
const HOURS = 12;

export const clearvisionDouble: AboutProduct = {
  kind: 'Dubbelzijdige raamkiosk',
  here: 'deze dubbelzijdige raamkiosk',
  summary:
    'Raamkiosk van 43 of 55\u00a0inch met een helder scherm naar de straat en een rustig scherm naar binnen.',
  fact: {
    figure: formatNumber(back),
    unit: 'cd/m²',
    meaning: `naar binnen, en ${candela(front)} naar de straat`,
  },
  consequence:
    'De voorbijganger leest met de zon op de ruit. Wie binnen vlak voor het scherm staat, wordt niet verblind.',
  bars: [
    bar('Naar binnen', back, 'cd/m²'),
    bar('Naar de straat', front, 'cd/m²'),
    bar('Kiosk voor binnen', indoor, 'cd/m²'),
  ],
  companions: [
    {
      id: 'clearvision',
      reason: `Zonder lezers binnen is één scherm genoeg; dat scheelt ${difference('clearvision-double', 'clearvision')}.`,
    },
    {
      id: 'brandvision-double',
      reason: `Midden in de zaak is ${candela(specs['brandvision-double'].brightness.front)} per kant genoeg.`,
    },
  ],
  questions: [
    {
      question: 'Waarom is de binnenkant minder helder?',
      answer: `Binnen concurreert het scherm met lampen, niet met de zon. ${candela(back)} leest daar prettig, ook van dichtbij.`,
    },
    {
      question: 'Aan welke kant kan een touchscreen?',
      answer:
        'Aan de binnenkant, als optie. De klant bladert verder terwijl de straatkant uw etalage blijft tonen.',
    },
    {
      question: 'Wat verbruikt hij?',
      answer: `Bij ${formatQuantity(HOURS, 'uur')} per dag gaat het om ${formatYearlyUse(sizes[43].powerWatt, HOURS)} voor 43\u00a0inch en ${formatYearlyUse(sizes[55].powerWatt, HOURS)} voor 55\u00a0inch. De lichtsensor dimt het scherm ’s avonds en verlaagt dat.`,
      more: { text: 'Reken met uw uren en tarief', href: `${routes.kiosken}#keuzehulp` },
    },
  ],
  pictureSector: 'financiele-dienstverlening',
  posts: ['hoe-helder-moet-een-etalagescherm-zijn', 'minder-stroom-zonder-donkere-schermen'],
};
