import { formatNumber } from '../../../platform/text/format-number';
import { formatQuantity, formatRange } from '../format';
import { DEEPEST_REACH } from '../screen';
import { type ScreenSize, specs } from '../specs';
import type { AboutProduct } from './about-product';
import { bar, pillarPoints } from './figures';

const points = specs['touch-table'].touch.points ?? { 43: 0, 55: 0 };
const { lowest = 0, highest = 0 } = specs['touch-table'].tableTop ?? {};

export const touchTable: AboutProduct = {
  kind: 'Touchtafel',
  here: 'deze touchtafel',
  summary: 'Touchtafel van 43 of 55\u00a0inch om met drie tot zes mensen samen aan te werken.',
  fact: {
    ...pointsOf(55, 43),
    unit: 'punten',
    bySize: { 43: pointsOf(43, 55), 55: pointsOf(55, 43) },
  },
  consequence:
    'Vier mensen werken er met al hun vingers tegelijk op. Voor drie of vier gebruikers die om de beurt tikken, volstaat 43\u00a0inch.',
  bars: [
    bar('Tafel van 55\u00a0inch', points[55], 'punten'),
    bar('Tafel van 43\u00a0inch', points[43], 'punten'),
    bar('Zuil met touchscreen', pillarPoints, 'punten'),
  ],
  companions: [
    {
      id: 'brandvision',
      reason: `Voor één bezoeker tegelijk: een zuil met touchscreen reageert op ${formatQuantity(pillarPoints, 'vingers')}.`,
    },
    {
      id: 'wall-kiosk',
      reason:
        'Voor een plek zonder ruimte voor een tafel: aan de wand bedient u het scherm staand.',
    },
  ],
  questions: [
    {
      question: 'Met hoeveel mensen werkt u aan één tafel?',
      answer:
        'Rond het model van 55\u00a0inch zitten vier tot zes mensen. Het model van 43\u00a0inch past bij drie of vier.',
    },
    {
      question: 'Mag er koffie op?',
      answer:
        'Een gemorst kopje is geen ramp: het blad is bestand tegen spatten (IP54) en stoten (IK08). Veeg het droog; daarna reageert het scherm weer goed.',
    },
    {
      question: 'Kan iemand in een rolstoel aan de tafel werken?',
      answer: `Aan de rand wel: het blad ligt op ${formatRange({ from: lowest, to: highest }, 'mm')}. Het blad is dieper dan het bereik van ${formatQuantity(DEEPEST_REACH, 'mm')} in EN\u00a0301\u00a0549, dus zet knoppen langs de rand waar de gebruiker zit. De ruimte voor knieën verschilt per stoel: probeer het in onze showroom.`,
    },
  ],
  pictureSector: 'onderwijs',
  posts: ['wat-verandert-er-voor-toegankelijke-kiosken', 'wanneer-u-beter-geen-kiosk-neemt'],
};

function pointsOf(size: ScreenSize, other: ScreenSize) {
  return {
    figure: formatNumber(points[size]),
    meaning: `tegelijk aan te raken op ${formatQuantity(size, 'inch')}, ${formatNumber(points[other])} op ${formatQuantity(other, 'inch')}`,
  };
}
