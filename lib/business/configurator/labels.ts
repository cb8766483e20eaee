import { formatQuantity } from '../products/format';
import { type Mount, type ProductId, screensOf, specs, tubeLength } from '../products/specs';
import type { Composition, Extra } from './composition';

const onTubes = (mount: Mount) =>
  `Aan plafondbuizen van ${formatQuantity(tubeLength(mount) ?? 0, 'mm')}`;

export const mountLabel: Readonly<Record<Mount, string>> = {
  voetplaat: 'Op een voetplaat',
  staalkabels: 'Hangend aan staalkabels',
  'tafel-vlak': 'Op vier poten, blad vlak',
  'tafel-gekanteld': 'Op vier poten, blad gekanteld',
  wand: 'Aan de wand',
  'buizen-500': onTubes('buizen-500'),
  'buizen-1000': onTubes('buizen-1000'),
  'buizen-1500': onTubes('buizen-1500'),
};

const extraNames: Readonly<Record<Extra, string>> = {
  'dag-en-nacht': 'Geschikt voor dag en nacht (24/7)',
  helderder: 'Helderder scherm',
  mediaspeler: 'Losse mediaspeler',
  privacyfilter: 'Privacyfilter tegen meekijken',
  betaalhouder: 'Houder voor een betaalautomaat',
};

export const orientationLabel = { staand: 'Staand', liggend: 'Liggend' } as const;

/** "Brandvision, 43 inch". */
export function kioskLabel({ model, size }: Pick<Composition, 'model' | 'size'>): string {
  return `${specs[model].name}, ${formatQuantity(size, 'inch')}`;
}

/** The name of an extra; for a brighter screen, with its brightness. */
export function extraLabel(model: ProductId, extra: Extra): string {
  const { option } = specs[model].brightness;
  const hasFigure = extra === 'helderder' && option !== undefined;
  return hasFigure ? `${extraNames[extra]}: ${formatQuantity(option, 'cd/m²')}` : extraNames[extra];
}

export function touchLabel({ model, touch }: Pick<Composition, 'model' | 'touch'>): string {
  if (touch === 0) return 'Zonder touchscreen';
  if (touch === 2) return 'Touchscreen aan beide kanten';
  if (specs[model].touch.onlyAt) return 'Touch door het glas heen';
  if (screensOf(model) === 1) return 'Met touchscreen';
  return specs[model].family.startsWith('raam')
    ? 'Touchscreen aan de binnenkant'
    : 'Touchscreen aan één kant';
}
