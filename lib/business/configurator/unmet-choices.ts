import type { Composition } from './composition';
import { choiceNames, requestedExtras, requestedValue, toQuery, toShortQuery } from './query';

const fieldLabels: Readonly<Record<keyof Composition, string>> = {
  model: 'model',
  size: 'schermmaat',
  orientation: 'stand',
  mount: 'plaatsing',
  touch: 'touchscreen',
  brand: 'schermmerk',
  colour: 'kleur',
  extras: 'opties',
};

const fields = Object.keys(fieldLabels) as (keyof Composition)[];

/** Dutch labels of the choices in a query that are unknown or impossible. */
export function unmetChoices(query: URLSearchParams, made: Composition): string[] {
  const has = toQuery({ composition: made });
  const isUnmet = (field: keyof Composition) => {
    if (field === 'extras') {
      return requestedExtras(query).some((extra) => !(made.extras as string[]).includes(extra));
    }
    const asked = requestedValue(query, field);
    return asked !== '' && asked !== has.get(choiceNames[field]);
  };
  return fields.filter(isUnmet).map((field) => fieldLabels[field]);
}

/** Dutch labels of the choices lost by a change of model. */
export function lostChoices(before: Composition, after: Composition): string[] {
  // The short query omits the model's standard values, which the visitor did not choose.
  const chosen = toShortQuery(before);
  chosen.delete(choiceNames.model);
  return unmetChoices(chosen, after);
}
