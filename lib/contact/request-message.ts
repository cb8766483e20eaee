import { priceOf } from '../business/configurator/price';
import type { ConfiguratorState } from '../business/configurator/query';
import { summaryLines } from '../business/configurator/request';
import { REQUEST_SUBJECT } from '../business/configurator/request-path';
import { formatPrice } from '../business/products/format';
import { priceExclusions } from '../business/products/price-note';
import type { RalColour } from '../business/ral/ral-classic';
import { joinList } from '../platform/text/join-list';
import { stripNbsp } from '../platform/text/strip-nbsp';
import { contactLimits } from './fields';

const NUMBERS = ['', 'een', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen'];

/** Adds the request for one kiosk (`toRequest`) to a message, once. */
export function addToMessage(message: string, request: string): string {
  const before = message.trim();
  if (!before) return request;
  const [, ...lines] = request.split('\n');
  const kiosk = lines.join('\n').trim();
  return before.includes(kiosk)
    ? message
    : `${before}\n\nGraag ook een offerte voor deze kiosk.\n\n${kiosk}`;
}

/** The subject that fits a message with requests: it names every kiosk. */
export function subjectOf(message: string): string {
  const models = Array.from(message.matchAll(/^Model: (.+)$/gm), ([, model = '']) => model);
  const [first, ...further] = models;
  if (!first) return REQUEST_SUBJECT;
  if (further.length === 0) return `Samenstelling: ${first}`;
  const count = `Offerte voor ${NUMBERS[models.length] ?? models.length} kiosken`;
  const full = `${count}: ${joinList(models.map((model) => model.replace(',', '')))}`;
  return full.length > contactLimits.subject.max ? count : full;
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
