import { isRalCode } from '../ral/ral-classic';
import type { Composition } from './composition';
import { choiceNames, fromQuery, requestedValue, toQuery } from './query';

const fields = Object.keys(choiceNames) as (keyof Composition)[];

/** The possible choices in the query of the embedding page, in the format of `toQuery`. */
export function choiceForPortal(query: URLSearchParams): URLSearchParams {
  const { composition } = fromQuery(query, isRalCode);
  const possible = toQuery({ composition });
  const isPassedOn = (field: keyof Composition) =>
    query.has(choiceNames[field]) &&
    (field === 'extras' || requestedValue(query, field) === possible.get(choiceNames[field]));
  return new URLSearchParams(
    fields.filter(isPassedOn).flatMap((field) => {
      const name = choiceNames[field];
      const value = possible.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}
