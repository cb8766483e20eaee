import { formatNumber } from '../../../platform/text/format-number';
import { formatPrice, formatQuantity } from '../format';
import { type ScreenSize, specs } from '../specs';
import type { AboutProduct } from './about-product';
import { bar, depthOf, difference } from './figures';

/** What a double pillar costs less than two single ones. */
const saving = (size: ScreenSize) =>
  formatPrice(
    specs.brandvision.sizes[size].priceFrom * 2 - specs['brandvision-double'].sizes[size].priceFrom,
  );

export const brandvisionDouble: AboutProduct = {
  kind: 'Dubbelzijdige kioskzuil',
  here: 'deze dubbelzijdige zuil',
  summary:
    'Zuil met twee schermen rug aan rug, 43 of 55\u00a0inch, leesbaar vanuit twee looprichtingen.',
  fact: {
    figure: formatNumber(depthOf('brandvision-double')),
    unit: 'mm',
    meaning: 'diep, met aan elke kant een scherm',
  },
  consequence: `Dunner dan twee zuilen rug aan rug, en ${saving(43)} goedkoper. Bij 55\u00a0inch scheelt het ${saving(55)}. U heeft ook maar één voetplaat, één stekker en één netwerkkabel nodig.`,
  bars: [
    bar('Brandvision double', depthOf('brandvision-double'), 'mm'),
    bar('Twee keer Brandvision', depthOf('brandvision') * 2, 'mm'),
  ],
  companions: [
    {
      id: 'brandvision',
      reason: `Met de rug naar een muur is één scherm genoeg; dat scheelt ${difference('brandvision-double', 'brandvision')}.`,
    },
    {
      id: 'ceiling-kiosk',
      reason: 'Boven een drukke looproute is het scherm vanaf twee kanten te zien.',
    },
  ],
  questions: [
    {
      question: 'Kunnen de twee kanten iets anders tonen?',
      answer:
        'Ja, ook met één losse mediaspeler, want die heeft twee uitgangen. In een hotel checkt de gast aan de voorkant in, terwijl op de achterkant de zaalindeling van het congres staat.',
    },
    {
      question: 'Waar is het tweede scherm op het beeld?',
      answer: `In de spiegel achter de zuil ziet u de achterkant. De twee schermen staan rug aan rug en zijn samen ${formatQuantity(depthOf('brandvision-double'), 'mm')} diep. Op de maattekening ziet u de zuil van opzij.`,
    },
    {
      question: 'Moeten beide kanten een touchscreen krijgen?',
      answer: 'Nee. U kiest geen, één of twee; de meerprijs staat bij de opties.',
    },
  ],
  pictureSector: 'hospitality',
  posts: ['checklist-voor-de-dag-van-plaatsing', 'wat-verandert-er-voor-toegankelijke-kiosken'],
};
