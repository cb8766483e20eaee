import { stripInvisible } from '../../platform/text/strip-invisible';
import { defaultColour, type ProductId, productIds, screenSizes, specs } from '../products/specs';
import { screenBrands } from '../site';
import { type Composition, extras, standardComposition } from './composition';
import { COLOUR_PARAMETER, MODEL_PARAMETER, TYPED_COLOUR } from './parameters';
import { DEALER_PARAMETER } from './portal-url';
import { nearestPossible } from './rules';

export type ConfiguratorState = {
  composition: Composition;
  dealer?: string;
};

const DEFAULT_MODEL: ProductId = 'brandvision';

const MAX_DEALER_LENGTH = 100;

/** Names of query parameters and form fields. */
export const choiceNames = {
  model: MODEL_PARAMETER,
  size: 'maat',
  orientation: 'stand',
  mount: 'plaatsing',
  touch: 'touch',
  brand: 'merk',
  colour: COLOUR_PARAMETER,
  extras: 'opties',
} as const satisfies Record<keyof Composition, string>;

/** Hidden form field with the model that the form was rendered for. */
export const PREVIOUS_MODEL = 'vorig-model';

/** The query of a configurator URL. */
export function toQuery({ composition, dealer }: ConfiguratorState): URLSearchParams {
  const { model, size, orientation, mount, touch, brand, colour, extras: added } = composition;
  return new URLSearchParams([
    [choiceNames.model, model],
    [choiceNames.size, String(size)],
    [choiceNames.orientation, orientation],
    [choiceNames.mount, mount],
    [choiceNames.touch, String(touch)],
    [choiceNames.brand, brand.toLowerCase()],
    [choiceNames.colour, colour],
    ...(added.length > 0 ? [[choiceNames.extras, added.join(' ')]] : []),
    ...(dealer ? [[DEALER_PARAMETER, dealer]] : []),
  ]);
}

/** The model and the differences from its standard composition. */
export function toShortQuery(composition: Composition): URLSearchParams {
  const { model } = composition;
  const short = toQuery({ composition });
  for (const [name, standardValue] of toQuery({ composition: standardComposition(model) })) {
    if (short.get(name) === standardValue) short.delete(name);
  }
  return new URLSearchParams([[choiceNames.model, model], ...short]);
}

/** Parses a query: missing, unknown and impossible values become the standard of the model. */
export function fromQuery(
  query: URLSearchParams,
  isColour: (code: string) => boolean,
): ConfiguratorState {
  const textOf = (field: keyof Composition) => requestedValue(query, field);
  const oneOf = <Value extends string | number>(values: readonly Value[], text: string) =>
    values.find((value) => String(value).toLowerCase() === text);

  const standard = standardComposition(oneOf(productIds, textOf('model')) ?? DEFAULT_MODEL);
  const { mounts, orientations, touch } = specs[standard.model];
  const colour = textOf('colour');
  const added = requestedExtras(query);
  const composition = nearestPossible({
    ...standard,
    size: oneOf(screenSizes, textOf('size')) ?? standard.size,
    orientation: oneOf(orientations, textOf('orientation')) ?? standard.orientation,
    mount: oneOf(mounts, textOf('mount')) ?? standard.mount,
    touch: oneOf(touch.sides, textOf('touch')) ?? standard.touch,
    brand: oneOf(screenBrands, textOf('brand')) ?? standard.brand,
    colour: isColour(colour) ? colour : defaultColour,
    extras: extras.filter((extra) => added.includes(extra)),
  });
  const dealer = readDealer(query.get(DEALER_PARAMETER));
  return dealer ? { composition, dealer } : { composition };
}

/** What stands around a value in a link that was copied out of a text. */
const AROUND = /^[^\p{L}\p{N}-]+|[^\p{L}\p{N}]+$/gu;

/** A requested value in the format of `toQuery`; empty when missing. */
export function requestedValue(query: URLSearchParams, field: keyof Composition): string {
  const text = stripInvisible(query.get(choiceNames[field]) ?? '')
    .replace(AROUND, '')
    .toLowerCase();
  if (field === 'size') return /^\d+/.exec(text)?.[0] ?? text;
  if (field === 'colour') return /\d{4}/.exec(text)?.[0] ?? text;
  return text;
}

/** The requested extras, including unknown ones. */
export function requestedExtras(query: URLSearchParams): string[] {
  const text = stripInvisible(query.getAll(choiceNames.extras).join(' ')).toLowerCase();
  return text.split(/[^\p{L}\p{N}-]+/u).filter((name) => name !== '');
}

/** Removes the standard values of the previous model, which the visitor did not choose. */
export function withoutPreviousStandard(form: URLSearchParams): URLSearchParams {
  const before = productIds.find((model) => model === form.get(PREVIOUS_MODEL));
  if (!before || before === form.get(choiceNames.model)) return form;
  const chosen = new URLSearchParams(form);
  for (const [name, standardValue] of toQuery({ composition: standardComposition(before) })) {
    if (name !== choiceNames.model && chosen.get(name) === standardValue) chosen.delete(name);
  }
  return chosen;
}

/** Another model with the choices that differ from the standard of the present one, as far as it has them. */
export function withModel(before: Composition, model: ProductId): Composition {
  const chosen = toShortQuery(before);
  chosen.set(choiceNames.model, model);
  return fromQuery(chosen, (code) => code === before.colour).composition;
}

/** Whether a query has any choice. */
export function hasChoice(query: URLSearchParams): boolean {
  return Object.values(choiceNames).some((name) => query.has(name));
}

/** Whether the configurator must be rendered for this query. */
export function isForServer(query: URLSearchParams): boolean {
  return hasChoice(query) || query.has(TYPED_COLOUR) || query.has(DEALER_PARAMETER);
}

function readDealer(text: string | null): string | undefined {
  const dealer = text?.trim() ?? '';
  const isValid = dealer.length <= MAX_DEALER_LENGTH && !/\p{Cc}/u.test(dealer);
  return isValid && dealer !== '' ? dealer : undefined;
}
