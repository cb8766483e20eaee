import { formatNumber } from '../../../platform/text/format-number';
import { joinList } from '../../../platform/text/join-list';
import { HEADROOM } from '../conditions';
import { formatQuantity } from '../format';
import { specs, tubeLength } from '../specs';
import type { AboutProduct } from './about-product';
import { bar, candela } from './figures';

const { brightness, hoursPerDay, mounts } = specs['ceiling-kiosk'];
const tubes = mounts.map((mount) => formatNumber(tubeLength(mount) ?? 0));

export const ceilingKiosk: AboutProduct = {
  kind: 'Plafondkiosk',
  here: 'deze plafondkiosk',
  summary:
    'Dubbelzijdig scherm van 43 of 55\u00a0inch aan plafondbuizen, leesbaar boven de looproute.',
  fact: {
    figure: `${hoursPerDay.standard}/7`,
    unit: 'aan',
    meaning: 'boven de looproute',
  },
  consequence:
    'Vertrektijden gaan ’s nachts door. Wie achter in de rij staat, leest over de hoofden heen. De hoogte kiest u met de lengte van de buizen.',
  bars: [
    bar('Ceiling kiosk', hoursPerDay.standard, 'uur per dag'),
    bar('Brandvision, standaard', specs.brandvision.hoursPerDay.standard, 'uur per dag'),
  ],
  companions: [
    {
      id: 'wall-kiosk',
      reason: 'Op ooghoogte kan er een touchscreen in, voor wie iets moet kiezen.',
    },
    {
      id: 'brandvision-double',
      reason: 'Kan het plafond niets dragen? Hier staan de twee schermen op de vloer.',
    },
  ],
  questions: [
    {
      question: 'Hoe hoog komt hij te hangen?',
      answer: `Dat kiest u met de plafondbuis: ${joinList(tubes, 'of')}\u00a0mm. Boven een looproute blijft er ${formatQuantity(HEADROOM, 'mm')} onder vrij, zoals de regels voor nieuwbouw voorschrijven; op onze tekeningen hangt hij lager, zoals boven een balie. Een veiligheidskabel borgt het huis.`,
    },
    {
      question: 'Is hij leesbaar in een lichte hal?',
      answer: `Het scherm geeft ${candela(brightness.front)}. Kies bij veel daglicht de optie van ${candela(brightness.option)}. Achter een ruit op de zon is een raamkiosk beter.`,
    },
    {
      question: 'Kan er een touchscreen in?',
      answer:
        'Nee, daarvoor hangt hij te hoog. Voor een bezoeker die iets moet kiezen, past een kiosk op ooghoogte.',
    },
  ],
  pictureSector: 'transport',
  posts: ['menubord-dat-meebeweegt-met-de-dag', 'welke-schermmaat-past-bij-uw-ruimte'],
};
