import type { Composition } from './composition';
import { askedExtras, askedText, choiceNames, toQuery, toShortQuery } from './query';

const words: Readonly<Record<keyof Composition, string>> = {
  model: 'model',
  size: 'schermmaat',
  orientation: 'stand',
  mount: 'plaatsing',
  touch: 'touchscreen',
  brand: 'schermmerk',
  colour: 'kleur',
  extras: 'opties',
};

const fields = Object.keys(words) as (keyof Composition)[];

/**
 * What a query asks for and the composition that was made of it does not have, in Dutch: what is
 * unknown, and what cannot be made.
 */
export function unmetChoices(query: URLSearchParams, made: Composition): string[] {
  const has = toQuery({ composition: made });
  const isUnmet = (field: keyof Composition) => {
    if (field === 'extras') {
      return askedExtras(query).some((extra) => !(made.extras as string[]).includes(extra));
    }
    const asked = askedText(query, field);
    return asked !== '' && asked !== has.get(choiceNames[field]);
  };
  return fields.filter(isUnmet).map((field) => words[field]);
}

/** What was chosen for one model and the next one cannot take over, in Dutch. */
export function choicesLeftBehind(before: Composition, after: Composition): string[] {
  // What came with the model was nobody's choice.
  const chosen = toShortQuery(before);
  chosen.delete(choiceNames.model);
  return unmetChoices(chosen, after);
}
