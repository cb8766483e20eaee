import { neededBrightness } from '@/lib/advice/window-brightness';
import { formatPrice, formatQuantity, formatRange } from '@/lib/products/format';
import { type ProductId, specs } from '@/lib/products/specs';

type Bar = { label: string; value: number; text: string };

/** What decides the choice for a model, beside what a buyer would take instead. */
export type DecidingFact = { figure: string; unit: string; meaning: string; bars: Bar[] };

const number = new Intl.NumberFormat('nl-NL');
const depthOf = (id: ProductId) => specs[id].sizes[43].dimensions.depth;
const footPlateDepth = specs.brandvision.sizes[43].footPlate?.depth ?? 0;
const { front: outside, back: inside = 0 } = specs['clearvision-double'].brightness;
const indoor = specs.brandvision.brightness.front;
const points = specs['touch-table'].touch.points ?? { 43: 0, 55: 0 };
const pillarPoints = specs.brandvision.touch.points?.[43] ?? 0;
const lowestEdge = specs['ceiling-kiosk'].sizes[43].screenBottom.liggend ?? 0;
const PERSON = 1750;

/** In cd/m², of a television for the living room. */
const television = { from: 250, to: 400 };

const bar = (label: string, value: number, unit: string): Bar => ({
  label,
  value,
  text: formatQuantity(value, unit),
});

const priceBar = (label: string, value: number): Bar => ({
  label,
  value,
  text: formatPrice(value),
});

const pairPrice = (size: 43 | 55) => specs.brandvision.sizes[size].priceFrom * 2;
const doublePrice = (size: 43 | 55) => specs['brandvision-double'].sizes[size].priceFrom;
const saving = (size: 43 | 55) => formatPrice(pairPrice(size) - doublePrice(size));

export const decidingFacts: Readonly<Record<ProductId, DecidingFact>> = {
  brandvision: {
    figure: number.format(depthOf('brandvision')),
    unit: 'mm',
    meaning: `Zo diep is het huis, met scherm, mediaspeler en kabels erin. De voetplaat van ${formatQuantity(footPlateDepth, 'mm')} houdt de zuil overeind.`,
    bars: [
      bar('Brandvision', depthOf('brandvision'), 'mm'),
      bar('Clearvision', depthOf('clearvision'), 'mm'),
      bar('Brandvision double', depthOf('brandvision-double'), 'mm'),
    ],
  },
  'brandvision-double': {
    figure: saving(43),
    unit: '',
    meaning: `Zoveel scheelt één dubbele zuil van 43\u00a0inch met twee losse zuilen. Bij 55\u00a0inch is het ${saving(55)}. U heeft ook maar één voetplaat, één stekker en één netwerkkabel nodig.`,
    bars: [
      priceBar('Brandvision double', doublePrice(43)),
      priceBar('Twee keer Brandvision', pairPrice(43)),
    ],
  },
  clearvision: {
    figure: number.format(specs.clearvision.brightness.front),
    unit: 'cd/m²',
    meaning: `Zo fel is het scherm: genoeg voor de meeste ramen. Op een zuidraam zonder luifel is ${formatRange(neededBrightness('zuid', 'geen'), 'cd/m²')} beter. Daar vult u het verschil aan met grote letters en effen vlakken.`,
    bars: [
      bar('Clearvision', specs.clearvision.brightness.front, 'cd/m²'),
      bar('Kiosk voor binnen', indoor, 'cd/m²'),
      { label: 'Televisie', value: television.to, text: formatRange(television, 'cd/m²') },
    ],
  },
  'clearvision-double': {
    figure: `${number.format(outside)}\u00a0+\u00a0${number.format(inside)}`,
    unit: 'cd/m²',
    meaning:
      'Naar de straat fel genoeg voor daglicht, naar binnen rustig voor wie er vlak voor staat. Twee schermen, twee helderheden, één voet.',
    bars: [
      bar('Naar de straat', outside, 'cd/m²'),
      bar('Naar binnen', inside, 'cd/m²'),
      bar('Kiosk voor binnen', indoor, 'cd/m²'),
    ],
  },
  'touch-table': {
    figure: number.format(points[55]),
    unit: 'punten',
    meaning:
      'Zoveel aanrakingen volgt het blad van 55\u00a0inch tegelijk: alle vingers van vier mensen. Voor drie of vier gebruikers die om de beurt tikken, volstaat 43\u00a0inch.',
    bars: [
      bar('Tafel van 55\u00a0inch', points[55], 'punten'),
      bar('Tafel van 43\u00a0inch', points[43], 'punten'),
      bar('Zuil met touchscreen', pillarPoints, 'punten'),
    ],
  },
  'wall-kiosk': {
    figure: number.format(depthOf('wall-kiosk')),
    unit: 'mm',
    meaning: `Verder steekt hij niet uit de wand. Een zuil vraagt ${formatQuantity(footPlateDepth, 'mm')} vloer; deze laat de looproute vrij.`,
    bars: [
      bar('Wall kiosk, uit de wand', depthOf('wall-kiosk'), 'mm'),
      bar('Voetplaat van Brandvision', footPlateDepth, 'mm'),
    ],
  },
  'ceiling-kiosk': {
    figure: number.format(lowestEdge),
    unit: 'mm',
    meaning:
      'Op die hoogte begint het beeld meestal. Niemand stoot zich, en wie achter in de rij staat leest over de hoofden heen. Met de plafondbuizen stelt u de hoogte af op uw ruimte.',
    bars: [
      bar('Onderkant van het beeld', lowestEdge, 'mm'),
      bar('Iemand van 1,75\u00a0m', PERSON, 'mm'),
    ],
  },
};
