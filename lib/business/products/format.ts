import { formatNumber } from '../../platform/text/format-number';

/** "€ 2.495" or "€ 3.018,95", with no-break spaces. The caller adds "excl. btw". */
export function formatPrice(amount: number): string {
  return `€\u00a0${formatNumber(amount, Number.isInteger(amount) ? 0 : 2)}`;
}

/** "€ 0,30": an amount with cents, also where they are zero. */
export function formatCents(amount: number): string {
  return `€\u00a0${formatNumber(amount, 2)}`;
}

/** "43 inch", "82 kg", "1.500 mm", with a no-break space. */
export function formatQuantity(value: number, unit: string): string {
  return `${formatNumber(value)}\u00a0${unit}`;
}

/** "2.500–3.500 cd/m²", or one number when both bounds are equal. */
export function formatRange({ from, to }: { from: number; to: number }, unit: string): string {
  const start = from === to ? '' : `${formatNumber(from)}–`;
  return start + formatQuantity(to, unit);
}
