import { formatQuantity } from '../products/format';
import { specs } from '../products/specs';
import type { Composition } from './composition';

/** The specified weight of a model with a foot includes that foot, which a hanging one lacks. */
export function formatWeight({ model, size, mount }: Composition): string {
  const { footPlate, weightKg } = specs[model].sizes[size];
  const without = footPlate && mount !== 'voetplaat' ? ' met voet, hangend minder' : '';
  return formatQuantity(weightKg, 'kg') + without;
}
