import { readColourField, type TypedColour } from '@/lib/business/configurator/colour-field';
import {
  type ConfiguratorState,
  choiceNames,
  fromQuery,
  withoutPreviousStandard,
} from '@/lib/business/configurator/query';
import { isRalCode } from '@/lib/business/ral/ral-classic';

type Read = {
  state: ConfiguratorState;
  /** Leaves out the standard values of a previous model; a typed colour replaces the selected one. */
  query: URLSearchParams;
  typedColour?: TypedColour;
};

/** The composition that a URL, or a form without JavaScript, asks for. */
export function readComposition(asked: URLSearchParams): Read {
  const query = new URLSearchParams(withoutPreviousStandard(asked));
  const { colour, typedColour } = readColourField(query);
  if (colour) query.set(choiceNames.colour, colour.code);
  return { state: fromQuery(query, isRalCode), query, typedColour };
}
