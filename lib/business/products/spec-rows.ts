import { MEDIA_PLAYER_PRICE } from '../configurator/price';
import { softwarePricePerMonth, warranty } from '../site';
import { STATED_HOURS_PER_DAY } from './energy';
import { energyClass } from './energy-label';
import { formatPrice, formatQuantity } from './format';
import {
  formatBrightness,
  formatDelivery,
  formatFootPlate,
  formatOperation,
  formatOuterSizes,
  formatYearlyUse,
} from './format-specs';
import { commonSpecs, type Product } from './products';
import { type ScreenSize, type SizeSpecs, screenSizes } from './specs';

/** One text for both sizes, or one per size. */
export type SpecRow = { label: string; value: string | Record<ScreenSize, string> };

export function specRows(product: Product): SpecRow[] {
  const { sizes } = product;
  const perSize = (toText: (specs: SizeSpecs) => string) => ({
    43: toText(sizes[43]),
    55: toText(sizes[55]),
  });
  const { hardware, softwareSupport } = warranty;
  const hasFootPlate = screenSizes.some((size) => sizes[size].footPlate);
  return [
    { label: 'Richtprijs vanaf', value: perSize(({ priceFrom }) => formatPrice(priceFrom)) },
    {
      label: 'Afmetingen (h\u00a0×\u00a0b\u00a0×\u00a0d)',
      value: { 43: formatOuterSizes(product.id, 43), 55: formatOuterSizes(product.id, 55) },
    },
    ...(hasFootPlate
      ? [
          {
            label: 'Voetplaat (b\u00a0× d)',
            value: perSize(({ footPlate }) => (footPlate ? formatFootPlate(footPlate) : '–')),
          },
        ]
      : []),
    { label: 'Gewicht', value: perSize(({ weightKg }) => formatQuantity(weightKg, 'kg')) },
    {
      label: 'Vermogen bij gewoon gebruik',
      value: perSize(({ powerWatt }) => formatQuantity(powerWatt, 'W')),
    },
    {
      label: `Verbruik bij ${STATED_HOURS_PER_DAY}\u00a0uur per dag`,
      value: perSize(({ powerWatt }) => formatYearlyUse(powerWatt, STATED_HOURS_PER_DAY)),
    },
    { label: 'Helderheid', value: formatBrightness(product.brightness) },
    { label: 'Touchscreen', value: product.touchscreen },
    { label: 'Stand', value: product.orientation },
    { label: 'Plaatsing', value: product.mounting },
    { label: 'Draaitijd (uren/dagen)', value: formatOperation(product.hoursPerDay) },
    { label: 'Bescherming', value: product.protection },
    { label: 'Huis', value: commonSpecs.housing },
    { label: 'Standaardkleuren', value: commonSpecs.standardColours },
    { label: 'Aansluitingen', value: commonSpecs.connections },
    {
      label: 'Speler',
      value: `Ingebouwd in het scherm; losse mediaspeler als optie (${formatPrice(MEDIA_PLAYER_PRICE)})`,
    },
    {
      label: 'Software',
      value: `Abonnement niet inbegrepen; vanaf ${formatPrice(softwarePricePerMonth)} per scherm per maand`,
    },
    { label: 'Energieklasse', value: energyClass(product.brightness) },
    {
      label: 'Garantie',
      value: `${hardware} op hardware, ${softwareSupport} softwareondersteuning`,
    },
    { label: 'Levertijd', value: formatDelivery(product.deliveryWeeks) },
  ];
}
