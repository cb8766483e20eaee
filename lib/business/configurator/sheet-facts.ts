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
import { formatWeight } from './format-weight';

/** What whoever places and connects a composition must know, without its energy, which depends on its hours. */
export function placingFacts(composition: Composition) {
  const { model, size, mount } = composition;
  const { footPlate, powerWatt } = specs[model].sizes[size];
  const standsOnFoot = mount === 'voetplaat' && footPlate;
  const outer = specs[model].tableTop
    ? formatOuterSizes(model, size)
    : formatDimensions(standsOnFoot ? specs[model].sizes[size].dimensions : bodySize(composition));
  return [
    { label: 'Hoogte × breedte × diepte', value: outer },
    ...(standsOnFoot
      ? [{ label: 'Voetplaat (breedte × diepte)', value: formatFootPlate(footPlate) }]
      : []),
    { label: 'Gewicht', value: formatWeight(composition) },
    { label: 'Vermogen', value: `${formatQuantity(powerWatt, 'W')} bij gewoon gebruik` },
  ];
}

/** The same with the energy, for the printed sheet. */
export function sheetFacts(composition: Composition) {
  const { powerWatt } = specs[composition.model].sizes[composition.size];
  return [
    ...placingFacts(composition),
    {
      label: `Verbruik bij ${STATED_HOURS_PER_DAY}\u00a0uur per dag`,
      value: formatYearlyUse(powerWatt, STATED_HOURS_PER_DAY),
    },
  ];
}
