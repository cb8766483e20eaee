import { formatNumber } from '../../platform/text/format-number';
import {
  ANCHORS,
  humidity,
  isCooled,
  NOISE_DISTANCE,
  noiseOf,
  packedSize,
  resolutionOf,
  temperatureOf,
  windowGap,
} from './conditions';
import { formatQuantity } from './format';
import { type Family, type ProductId, screenSizes, specs } from './specs';

const ANCHORED = `Voetplaat met ${ANCHORS}\u00a0bouten in de vloer`;

const fixings: Readonly<Record<Family, string>> = {
  vloer: ANCHORED,
  'vloer, dubbelzijdig': ANCHORED,
  raam: `${ANCHORED}, of staalkabels aan het plafond`,
  'raam, dubbelzijdig': ANCHORED,
  tafel: 'Los, op stelpoten',
  wand: 'Stalen rail met ankers voor uw wand',
  plafond: 'Aan de vloer erboven, met een tweede kabel als borg',
};

/** "0 tot 40 °C". */
export function formatTemperature({ from, to }: { from: number; to: number }): string {
  return `${from} tot ${formatQuantity(to, '°C')}`;
}

export function formatHumidity(): string {
  return `${humidity.from} tot ${formatQuantity(humidity.to, 'procent')}`;
}

/** "3.840 × 2.160", the long side first. */
export function formatResolution(product: ProductId): string {
  const { long, short } = resolutionOf(product);
  return `${formatNumber(long)}\u00a0×\u00a0${formatNumber(short)}`;
}

/** "2.000 × 870 × 140 mm". */
export function formatPacked(...box: Parameters<typeof packedSize>): string {
  return `${packedSize(...box)
    .map((side) => formatNumber(side))
    .join('\u00a0×\u00a0')}\u00a0mm`;
}

/** What a building manager and a fire inspector ask of a model. */
export function conditionRows(product: ProductId): { label: string; value: string }[] {
  const decibels = noiseOf(product);
  return [
    { label: 'Temperatuur', value: formatTemperature(temperatureOf(product)) },
    { label: 'Luchtvochtigheid', value: `${formatHumidity()}, zonder condens` },
    {
      label: 'Geluid',
      value: decibels
        ? `Hoogstens ${formatQuantity(decibels, 'dB(A)')} op ${formatQuantity(NOISE_DISTANCE, 'm')}`
        : 'Geen ventilator',
    },
    ...(isCooled(product)
      ? [
          {
            label: 'Vrij tot de ruit',
            value: `${formatQuantity(windowGap, 'mm')}, voor de koeling`,
          },
        ]
      : []),
    { label: 'Bevestiging', value: fixings[specs[product].family] },
    {
      label: 'In de doos',
      value: screenSizes
        .map((size) => `${formatQuantity(size, 'inch')}: ${formatPacked(product, size)}`)
        .join('; '),
    },
    { label: 'Beeldpunten', value: formatResolution(product) },
    { label: 'Brandklasse', value: 'Geen: een toestel, geen bouwmateriaal' },
  ];
}
