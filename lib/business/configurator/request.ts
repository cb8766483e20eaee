import { formatQuantity } from '../products/format';
import type { RalColour } from '../ral/ral-classic';
import { extraLabel, kioskLabel, mountLabel, orientationLabel, touchLabel } from './labels';
import { deliveryWeeksOf } from './price';
import { type ConfiguratorState, toQuery } from './query';
import { hrefOfRequest } from './request-query';

/** The contact page with a quote request; works without JavaScript. */
export function requestHref(state: ConfiguratorState): string {
  return hrefOfRequest([String(toQuery(state))]);
}

/** A composition in Dutch, one line per choice, without its price. */
export function summaryLines({ composition }: ConfiguratorState, colour: RalColour) {
  const { model, orientation, brand, mount, extras } = composition;
  const weeks = deliveryWeeksOf(composition);
  return [
    { label: 'Model', value: kioskLabel(composition) },
    { label: 'Stand', value: orientationLabel[orientation] },
    { label: 'Touchscreen', value: touchLabel(composition) },
    { label: 'Schermmerk', value: brand },
    { label: 'Kleur', value: `RAL\u00a0${colour.code} ${colour.name}` },
    { label: 'Plaatsing', value: mountLabel[mount] },
    {
      label: 'Opties',
      value: extras.map((extra) => extraLabel(model, extra)).join('; ') || 'Geen',
    },
    { label: 'Levertijd', value: formatQuantity(weeks, 'weken') },
  ];
}
