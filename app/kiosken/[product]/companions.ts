import { formatPrice, formatQuantity } from '@/lib/products/format';
import { type ProductId, specs } from '@/lib/products/specs';

/** Another model to consider, and for whom. */
export type Companion = { id: ProductId; reason: string };

const priceOf = (id: ProductId) => specs[id].sizes[43].priceFrom;
const fromPrice = (id: ProductId) => formatPrice(priceOf(id));
const difference = (dearer: ProductId, cheaper: ProductId) =>
  formatPrice(priceOf(dearer) - priceOf(cheaper));
const candela = (value = 0) => formatQuantity(value, 'cd/m²');
const pillarPoints = specs.brandvision.touch.points?.[43] ?? 0;

export const companions: Readonly<Record<ProductId, readonly [Companion, Companion]>> = {
  brandvision: [
    {
      id: 'wall-kiosk',
      reason: `Is er geen vloer over? Aan de wand begint u bij ${fromPrice('wall-kiosk')}.`,
    },
    {
      id: 'brandvision-double',
      reason: 'Komen bezoekers van twee kanten? Dan leest iedereen mee met één voet.',
    },
  ],
  'brandvision-double': [
    {
      id: 'brandvision',
      reason: `Staat hij met de rug naar een muur? Eén scherm scheelt ${difference('brandvision-double', 'brandvision')}.`,
    },
    {
      id: 'ceiling-kiosk',
      reason: 'Is het druk op de vloer? Boven de looproute ziet iedereen twee kanten.',
    },
  ],
  clearvision: [
    {
      id: 'clearvision-double',
      reason: 'Kijken klanten binnen er ook tegenaan? Dan krijgt de achterkant een eigen scherm.',
    },
    {
      id: 'brandvision',
      reason: `Staat hij niet achter glas? Binnen volstaat ${candela(specs.brandvision.brightness.front)}, en u houdt ${difference('clearvision', 'brandvision')} over.`,
    },
  ],
  'clearvision-double': [
    {
      id: 'clearvision',
      reason: `Ziet niemand de binnenkant? Met één scherm bespaart u ${difference('clearvision-double', 'clearvision')}.`,
    },
    {
      id: 'brandvision-double',
      reason: `Staat hij midden in de zaak? Daar is ${candela(specs['brandvision-double'].brightness.front)} per kant genoeg.`,
    },
  ],
  'touch-table': [
    {
      id: 'brandvision',
      reason: `Werkt er één bezoeker tegelijk? Een zuil met touchscreen volgt ${formatQuantity(pillarPoints, 'vingers')}.`,
    },
    {
      id: 'wall-kiosk',
      reason: 'Is er geen plek voor een tafel? Aan de wand bedient u hetzelfde scherm staand.',
    },
  ],
  'wall-kiosk': [
    {
      id: 'brandvision',
      reason: 'Is de wand te ver van de looproute? Een zuil staat waar de bezoeker loopt.',
    },
    {
      id: 'ceiling-kiosk',
      reason: 'Hoeft niemand erop te tikken? Boven de looproute is het van veraf te lezen.',
    },
  ],
  'ceiling-kiosk': [
    {
      id: 'wall-kiosk',
      reason: 'Moet de bezoeker iets kiezen? Op ooghoogte kan er een touchscreen in.',
    },
    {
      id: 'brandvision-double',
      reason: 'Kan er niets aan het plafond hangen? Dan staan de twee kanten op de vloer.',
    },
  ],
};
