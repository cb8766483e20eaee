import { type ProductId, productIds, screenSizes, specs, standardColours } from '../products/specs';
import { screenBrands } from '../site';
import { COLOUR_PARAMETER } from './colour-parameter';
import { type Composition, extras, standardComposition } from './composition';
import { DEALER_PARAMETER } from './portal-url';
import { nearestPossible } from './rules';

/** What the address of the configurator holds. */
export type ConfiguratorState = {
  composition: Composition;
  /** Whose customer it is, as the portal gets it too. */
  dealer?: string;
};

const FIRST_MODEL: ProductId = 'brandvision';

const LONGEST_DEALER = 100;

/** What an address calls each choice, and so do the fields of a form that leads to one. */
export const choiceNames = {
  model: 'model',
  size: 'maat',
  orientation: 'stand',
  mount: 'plaatsing',
  touch: 'touch',
  brand: 'merk',
  colour: COLOUR_PARAMETER,
  extras: 'opties',
} as const satisfies Record<keyof Composition, string>;

/** The field of such a form in which a colour is typed; it stands above the one that is chosen. */
export const TYPED_COLOUR = 'ander-ral-nummer';

/** The field of such a form that says which model it was rendered for. */
export const PREVIOUS_MODEL = 'vorig-model';

/** The query of an address that opens the configurator with this choice in it. */
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

/** The same address in short: the model, and what is chosen otherwise than as that model comes. */
export function toShortQuery(composition: Composition): URLSearchParams {
  const { model } = composition;
  const short = toQuery({ composition });
  for (const [name, usual] of toQuery({ composition: standardComposition(model) })) {
    if (short.get(name) === usual) short.delete(name);
  }
  return new URLSearchParams([[choiceNames.model, model], ...short]);
}

/**
 * Reads what `toQuery` wrote, and what people and other sites make of it: whatever is missing,
 * unknown or impossible is left as the model comes. The first of two values counts; extras add up,
 * as a form sends them.
 * @param isColour whether RAL Classic has that number
 */
export function fromQuery(
  query: URLSearchParams,
  isColour: (code: string) => boolean,
): ConfiguratorState {
  const textOf = (field: keyof Composition) => askedText(query, field);
  const oneOf = <Value extends string | number>(values: readonly Value[], text: string) =>
    values.find((value) => String(value).toLowerCase() === text);

  const standard = standardComposition(oneOf(productIds, textOf('model')) ?? FIRST_MODEL);
  const { mounts, orientations, touch } = specs[standard.model];
  const colour = textOf('colour');
  const added = askedExtras(query);
  const composition = nearestPossible({
    ...standard,
    size: oneOf(screenSizes, textOf('size')) ?? standard.size,
    orientation: oneOf(orientations, textOf('orientation')) ?? standard.orientation,
    mount: oneOf(mounts, textOf('mount')) ?? standard.mount,
    touch: oneOf(touch.sides, textOf('touch')) ?? standard.touch,
    brand: oneOf(screenBrands, textOf('brand')) ?? standard.brand,
    colour: isColour(colour) ? colour : standardColours[0],
    extras: extras.filter((extra) => added.includes(extra)),
  });
  const dealer = readDealer(query.get(DEALER_PARAMETER));
  return dealer ? { composition, dealer } : { composition };
}

/** What a query asks for in a field, as `toQuery` would write it; empty for nothing. */
export function askedText(query: URLSearchParams, field: keyof Composition): string {
  const text = (query.get(choiceNames[field]) ?? '').trim().toLowerCase();
  if (field === 'size') return /^\d+/.exec(text)?.[0] ?? text;
  if (field === 'colour') return /\d{4}/.exec(text)?.[0] ?? text;
  return text;
}

/** The extras that a query asks for, those that do not exist included. */
export function askedExtras(query: URLSearchParams): string[] {
  const text = query.getAll(choiceNames.extras).join(' ').toLowerCase();
  return text.split(/[\s,+]+/).filter((name) => name !== '');
}

/**
 * What a form was sent with, without what came with the model it was rendered for: another model
 * brings its own, and nobody chose it.
 */
export function withoutPreviousStandard(form: URLSearchParams): URLSearchParams {
  const before = productIds.find((model) => model === form.get(PREVIOUS_MODEL));
  if (!before || before === form.get(choiceNames.model)) return form;
  const chosen = new URLSearchParams(form);
  for (const [name, usual] of toQuery({ composition: standardComposition(before) })) {
    if (name !== choiceNames.model && chosen.get(name) === usual) chosen.delete(name);
  }
  return chosen;
}

/** Whether any choice is in a query, or a colour typed in the form. */
export function holdsChoice(query: URLSearchParams): boolean {
  return [...Object.values(choiceNames), TYPED_COLOUR].some((name) => query.has(name));
}

/** Anything that is one line of text of a sensible length. */
function readDealer(text: string | null): string | undefined {
  const dealer = text?.trim() ?? '';
  const isPlain = dealer.length <= LONGEST_DEALER && !/\p{Cc}/u.test(dealer);
  return isPlain && dealer !== '' ? dealer : undefined;
}
