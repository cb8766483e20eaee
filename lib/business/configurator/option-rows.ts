import { formatPrice, formatQuantity } from '../products/format';
import { type ProductId, type ScreenSize, screenSizes } from '../products/specs';
import { type Option, optionPrices } from './options';

/** The options of a model with their surcharges in words, for its page and its sheet. */
export function optionRows(model: ProductId): { label: string; value: string }[] {
  return optionPrices(model).map(({ label, surcharges }) => ({
    label,
    value: surchargeText(surcharges),
  }));
}

/** "€ 595 bij 43 inch, € 795 bij 55 inch", "€ 395", "€ 895, alleen bij 43 inch". */
function surchargeText(surcharges: Option['surcharges']): string {
  const at = (size: ScreenSize) => `bij ${formatQuantity(size, 'inch')}`;
  const [first, ...others] = surcharges;
  if (!first) return '';
  if (surcharges.length < screenSizes.length) {
    return `${formatPrice(first.amount)}, alleen ${at(first.size)}`;
  }
  return others.every(({ amount }) => amount === first.amount)
    ? formatPrice(first.amount)
    : surcharges.map(({ size, amount }) => `${formatPrice(amount)} ${at(size)}`).join(', ');
}
