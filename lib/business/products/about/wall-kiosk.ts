import { formatNumber } from '../../../platform/text/format-number';
import { formatQuantity } from '../format';
import { operatingArea, reachBand } from '../screen';
import type { AboutProduct } from './about-product';
import { bar, depthOf, footPlateDepth, weight } from './figures';

const buttons = operatingArea('wall-kiosk', 43, 'staand') ?? reachBand;

export const wallKiosk: AboutProduct = {
  kind: 'Wandkiosk',
  here: 'deze wandkiosk',
  summary: 'Wandkiosk van 43 of 55\u00a0inch, staand of liggend, met touchscreen als optie.',
  fact: {
    figure: formatNumber(depthOf('wall-kiosk')),
    unit: 'mm',
    meaning: 'uit de wand, en niets op de vloer',
  },
  consequence: `Een zuil neemt ${formatQuantity(footPlateDepth, 'mm')} vloer in, de Wall kiosk niets.`,
  bars: [
    bar('Wall kiosk, uit de wand', depthOf('wall-kiosk'), 'mm'),
    bar('Voetplaat van de Brandvision', footPlateDepth, 'mm'),
  ],
  companions: [
    {
      id: 'brandvision',
      reason: 'Een zuil staat waar de bezoeker loopt, ook ver van een wand.',
    },
    {
      id: 'ceiling-kiosk',
      reason: 'Hoeft niemand iets aan te raken? Boven de looproute is het scherm van ver te zien.',
    },
  ],
  questions: [
    {
      question: 'Kan elke wand hem dragen?',
      answer: `Beton en metselwerk wel, gipsplaat alleen met achterhout. De kiosk weegt ${weight('wall-kiosk', 43)} bij 43\u00a0inch en ${weight('wall-kiosk', 55)} bij 55\u00a0inch. De maattekening toont de bevestiging.`,
    },
    {
      question: 'Kan iemand in een rolstoel bij de knoppen?',
      answer: `Ja, als de knoppen onderin staan. Bij 43\u00a0inch staand is dat tussen ${buttons.from} en ${formatQuantity(buttons.to, 'mm')} boven de vloer.`,
    },
    {
      question: 'Kost liggend meer dan staand?',
      answer: 'Nee.',
    },
  ],
  pictureSector: 'zorg',
  posts: ['waarom-een-televisie-geen-kiosk-is', 'wachten-voelt-korter-met-goede-informatie'],
};
