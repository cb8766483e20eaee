import { formatPrice, formatQuantity } from '../products/format';
import { priceExclusions } from '../products/price-note';
import type { RalColour } from '../ral/ral-classic';
import { stripNbsp } from '../text/strip-nbsp';
import { extraLabel, kioskLabel, mountLabel, orientationLabel, touchLabel } from './labels';
import { deliveryWeeksOf, priceOf } from './price';
import { type ConfiguratorState, toQuery } from './query';
import { subjectOf } from './request-message';
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

/** Subject and message of a quote request, as plain text. */
export function toRequest(state: ConfiguratorState, colour: RalColour, configuratorHref: string) {
  const price = {
    label: 'Richtprijs',
    value: `${formatPrice(priceOf(state.composition))} ${priceExclusions}`,
  };
  const lines = [...summaryLines(state, colour), price].map(
    ({ label, value }) => `${label}: ${value}`,
  );
  const dealer = state.dealer ? [`Dealer: ${state.dealer}`] : [];
  const message = stripNbsp(
    ['Graag een offerte voor deze kiosk.', '', ...lines, ...dealer, '', configuratorHref].join(
      '\n',
    ),
  );
  return { subject: subjectOf(message), message };
}
