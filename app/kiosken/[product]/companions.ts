import { formatPrice, formatQuantity } from '@/lib/business/products/format';
import { type ProductId, specs } from '@/lib/business/products/specs';

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
      reason: `Aan de wand blijft de vloer vrij, vanaf ${fromPrice('wall-kiosk')}.`,
    },
    {
      id: 'brandvision-double',
      reason: 'Voor bezoekers van twee kanten: twee schermen op één voet.',
    },
  ],
  'brandvision-double': [
    {
      id: 'brandvision',
      reason: `Met de rug naar een muur is één scherm genoeg; dat scheelt ${difference('brandvision-double', 'brandvision')}.`,
    },
    {
      id: 'ceiling-kiosk',
      reason: 'Boven een drukke looproute is het scherm vanaf twee kanten te zien.',
    },
  ],
  clearvision: [
    {
      id: 'clearvision-double',
      reason: 'Voor klanten binnen krijgt de achterkant een eigen scherm.',
    },
    {
      id: 'brandvision',
      reason: `Op een plek zonder ruit volstaat ${candela(specs.brandvision.brightness.front)}; dat scheelt ${difference('clearvision', 'brandvision')}.`,
    },
  ],
  'clearvision-double': [
    {
      id: 'clearvision',
      reason: `Zonder lezers binnen is één scherm genoeg; dat scheelt ${difference('clearvision-double', 'clearvision')}.`,
    },
    {
      id: 'brandvision-double',
      reason: `Midden in de zaak is ${candela(specs['brandvision-double'].brightness.front)} per kant genoeg.`,
    },
  ],
  'touch-table': [
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
  'wall-kiosk': [
    {
      id: 'brandvision',
      reason: 'Een zuil staat waar de bezoeker loopt, ook ver van een wand.',
    },
    {
      id: 'ceiling-kiosk',
      reason: 'Hoeft niemand iets aan te raken? Boven de looproute is het scherm van ver te zien.',
    },
  ],
  'ceiling-kiosk': [
    {
      id: 'wall-kiosk',
      reason: 'Op ooghoogte kan er een touchscreen in, voor wie iets moet kiezen.',
    },
    {
      id: 'brandvision-double',
      reason: 'Kan het plafond niets dragen? Hier staan de twee schermen op de vloer.',
    },
  ],
};
