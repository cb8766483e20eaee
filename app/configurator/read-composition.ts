import {
  type ConfiguratorState,
  choiceNames,
  fromQuery,
  TYPED_COLOUR,
  withoutPreviousStandard,
} from '@/lib/business/configurator/query';
import { isRalCode, readRalEntry } from '@/lib/business/ral/ral-classic';

type Read = {
  state: ConfiguratorState;
  /** Leaves out the standard values of a previous model; a typed colour replaces the selected one. */
  query: URLSearchParams;
  /** A colour that was typed and is none. */
  typedColour?: { text: string; error: string };
};

/** The composition that a URL, or a form without JavaScript, asks for. */
export function readComposition(asked: URLSearchParams): Read {
  const query = new URLSearchParams(withoutPreviousStandard(asked));
  const text = query.get(TYPED_COLOUR)?.trim();
  const entry = text ? readRalEntry(text) : undefined;
  if (entry?.ok) query.set(choiceNames.colour, entry.colour.code);
  return {
    state: fromQuery(query, isRalCode),
    query,
    typedColour: text && entry?.ok === false ? { text, error: entry.error } : undefined,
  };
}
