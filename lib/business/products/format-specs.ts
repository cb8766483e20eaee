import { formatNumber } from '../../platform/text/format-number';
import { yearlyEnergy } from './energy';
import { formatQuantity } from './format';
import { tiltRise } from './screen';
import { type ProductId, type ProductSpecs, type ScreenSize, type SizeSpecs, specs } from './specs';

/** "1.750 × 640 × 60 mm", height × width × depth, on one line. */
export function formatDimensions({ height, width, depth }: SizeSpecs['dimensions']): string {
  return formatSizes(height, width, depth);
}

/** "achterrand gekanteld 1.008 mm" of a table, whose specified height is that of its flat top; undefined for other models. */
export function formatTiltedHeight(product: ProductId, size: ScreenSize): string | undefined {
  const { tableTop, sizes } = specs[product];
  if (!tableTop) return undefined;
  const farEdge = sizes[size].dimensions.height + tiltRise(product, size);
  return `achterrand gekanteld ${formatQuantity(farEdge, 'mm')}`;
}

/** "1.750 × 640 × 60 mm", for a table with both heights. */
export function formatOuterSizes(product: ProductId, size: ScreenSize): string {
  const flat = formatDimensions(specs[product].sizes[size].dimensions);
  const tilted = formatTiltedHeight(product, size);
  return tilted ? `${flat}; ${tilted}` : flat;
}

/** "640 × 450 mm", width × depth. */
export function formatFootPlate({ width, depth }: NonNullable<SizeSpecs['footPlate']>): string {
  return formatSizes(width, depth);
}

/** "4 weken; in een eigen RAL-kleur 6 weken". */
export function formatDelivery({ standard, ownColour }: ProductSpecs['deliveryWeeks']): string {
  return `${formatQuantity(standard, 'weken')}; in een eigen RAL-kleur ${formatQuantity(ownColour, 'weken')}`;
}

/** "329 kWh per jaar", for operation on every day of the year. */
export function formatYearlyUse(powerWatt: number, hoursPerDay: number): string {
  const kilowattHours = Math.round(yearlyEnergy(powerWatt, hoursPerDay));
  return `${formatQuantity(kilowattHours, 'kWh')} per jaar`;
}

/** "500 cd/m² (400 cd/m² achter touchglas)", "2.500 cd/m² buiten, 700 cd/m² binnen". */
export function formatBrightness(brightness: ProductSpecs['brightness']): string {
  const { front, back, behindTouch, option } = brightness;
  const candela = (value: number) => formatQuantity(value, 'cd/m²');
  let text = candela(front);
  if (back === front) text += ' aan elke kant';
  else if (back) text += ` buiten, ${candela(back)} binnen`;
  if (behindTouch) text += ` (${candela(behindTouch)} achter touchglas)`;
  if (option) text += `; ${candela(option)} als optie`;
  return text;
}

/** "16/7; 24/7 als optie": hours per day and days per week. */
export function formatOperation({ standard, most }: ProductSpecs['hoursPerDay']): string {
  return `${standard}/7${most > standard ? `; ${most}/7 als optie` : ''}`;
}

/** "640 × 450 mm": measures in mm. */
export function formatSizes(...millimetres: number[]): string {
  return `${millimetres.map((value) => formatNumber(value)).join('\u00a0×\u00a0')}\u00a0mm`;
}
