import { STATED_HOURS_PER_DAY } from '../products/energy';
import { formatQuantity } from '../products/format';
import {
  formatDimensions,
  formatFootPlate,
  formatOuterSizes,
  formatYearlyUse,
} from '../products/format-specs';
import { specs } from '../products/specs';
import { bodySize } from './body-size';
import type { Composition } from './composition';

/** What whoever places and connects a composition must know, for the printed sheet. */
export function sheetFacts(composition: Composition) {
  const { model, size, mount } = composition;
  const { footPlate, weightKg, powerWatt } = specs[model].sizes[size];
  const standsOnFoot = mount === 'voetplaat' && footPlate;
  const outer = specs[model].tableTop
    ? formatOuterSizes(model, size)
    : formatDimensions(standsOnFoot ? specs[model].sizes[size].dimensions : bodySize(composition));
  // The specified weight of a model with a foot includes that foot.
  const without = footPlate && !standsOnFoot ? ' met voet, hangend minder' : '';
  return [
    { label: 'Hoogte × breedte × diepte', value: outer },
    ...(standsOnFoot
      ? [{ label: 'Voetplaat (breedte × diepte)', value: formatFootPlate(footPlate) }]
      : []),
    { label: 'Gewicht', value: formatQuantity(weightKg, 'kg') + without },
    { label: 'Vermogen', value: `${formatQuantity(powerWatt, 'W')} bij gewoon gebruik` },
    {
      label: `Verbruik bij ${STATED_HOURS_PER_DAY}\u00a0uur per dag`,
      value: formatYearlyUse(powerWatt, STATED_HOURS_PER_DAY),
    },
  ];
}
