import { findRalColour } from '../ral/ral-classic';
import type { Composition } from './composition';
import { askedText, choiceNames, fromQuery, toQuery } from './query';

const fields = Object.keys(choiceNames) as (keyof Composition)[];

/**
 * The choice that the partner portal gets, under the names and with the values of `toQuery`.
 * @param query of the page around the portal
 * @returns what the query asks for and can be made; nothing that it does not name
 */
export function choiceForPortal(query: URLSearchParams): URLSearchParams {
  const { composition } = fromQuery(query, (code) => findRalColour(code) !== undefined);
  const possible = toQuery({ composition });
  const isTaken = (field: keyof Composition) =>
    query.has(choiceNames[field]) &&
    (field === 'extras' || askedText(query, field) === possible.get(choiceNames[field]));
  return new URLSearchParams(
    fields.filter(isTaken).flatMap((field) => {
      const name = choiceNames[field];
      const value = possible.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}
