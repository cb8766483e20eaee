import { neededBrightness } from '@/lib/business/advice/window-brightness';
import { formatPrice, formatQuantity, formatRange } from '@/lib/business/products/format';
import { type ProductId, specs } from '@/lib/business/products/specs';
import { television } from '@/lib/business/products/television';

type Bar = { label: string; value: number; text: string };

/** What the deciding figure of a model means: a buyer's consequence, and what to take it beside. */
type Explanation = { consequence: string; bars: readonly Bar[] };

const depthOf = (id: ProductId) => specs[id].sizes[43].dimensions.depth;
const footPlateDepth = specs.brandvision.sizes[43].footPlate?.depth ?? 0;
const { front: outside, back: inside = 0 } = specs['clearvision-double'].brightness;
const indoor = specs.brandvision.brightness.front;
const points = specs['touch-table'].touch.points ?? { 43: 0, 55: 0 };
const pillarPoints = specs.brandvision.touch.points?.[43] ?? 0;

const bar = (label: string, value: number, unit: string): Bar => ({
  label,
  value,
  text: formatQuantity(value, unit),
});

/** What a double pillar costs less than two single ones. */
const saving = (size: 43 | 55) =>
  formatPrice(
    specs.brandvision.sizes[size].priceFrom * 2 - specs['brandvision-double'].sizes[size].priceFrom,
  );

export const explanations: Readonly<Record<ProductId, Explanation>> = {
  brandvision: {
    consequence: `Zo blijft de entree ruim. De voetplaat van ${formatQuantity(footPlateDepth, 'mm')} houdt de zuil overeind.`,
    bars: [
      bar('Brandvision', depthOf('brandvision'), 'mm'),
      bar('Clearvision', depthOf('clearvision'), 'mm'),
      bar('Brandvision double', depthOf('brandvision-double'), 'mm'),
    ],
  },
  'brandvision-double': {
    consequence: `Dunner dan twee zuilen rug aan rug, en ${saving(43)} goedkoper. Bij 55\u00a0inch scheelt het ${saving(55)}. U heeft ook maar één voetplaat, één stekker en één netwerkkabel nodig.`,
    bars: [
      bar('Brandvision double', depthOf('brandvision-double'), 'mm'),
      bar('Twee keer Brandvision', depthOf('brandvision') * 2, 'mm'),
    ],
  },
  clearvision: {
    consequence: `Dat is genoeg voor de meeste ramen. Op een zuidraam zonder luifel is ${formatRange(neededBrightness('zuid', 'geen'), 'cd/m²')} beter. Daar maakt u het verschil goed met grote letters en effen vlakken.`,
    bars: [
      bar('Clearvision', specs.clearvision.brightness.front, 'cd/m²'),
      bar('Kiosk voor binnen', indoor, 'cd/m²'),
      { label: 'Televisie', value: television.to, text: formatRange(television, 'cd/m²') },
    ],
  },
  'clearvision-double': {
    consequence:
      'De voorbijganger leest met de zon op de ruit. Wie binnen vlak voor het scherm staat, wordt niet verblind.',
    bars: [
      bar('Naar binnen', inside, 'cd/m²'),
      bar('Naar de straat', outside, 'cd/m²'),
      bar('Kiosk voor binnen', indoor, 'cd/m²'),
    ],
  },
  'touch-table': {
    consequence:
      'Vier mensen werken er met al hun vingers tegelijk op. Voor drie of vier gebruikers die om de beurt tikken, volstaat 43\u00a0inch.',
    bars: [
      bar('Tafel van 55\u00a0inch', points[55], 'punten'),
      bar('Tafel van 43\u00a0inch', points[43], 'punten'),
      bar('Zuil met touchscreen', pillarPoints, 'punten'),
    ],
  },
  'wall-kiosk': {
    consequence: `Een zuil neemt ${formatQuantity(footPlateDepth, 'mm')} vloer in, de Wall kiosk niets.`,
    bars: [
      bar('Wall kiosk, uit de wand', depthOf('wall-kiosk'), 'mm'),
      bar('Voetplaat van de Brandvision', footPlateDepth, 'mm'),
    ],
  },
  'ceiling-kiosk': {
    consequence:
      'Vertrektijden gaan ’s nachts door. Wie achter in de rij staat, leest over de hoofden heen. De hoogte kiest u met de lengte van de buizen.',
    bars: [
      bar('Ceiling kiosk', specs['ceiling-kiosk'].hoursPerDay.standard, 'uur per dag'),
      bar('Brandvision, standaard', specs.brandvision.hoursPerDay.standard, 'uur per dag'),
    ],
  },
};
