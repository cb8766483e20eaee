import { type RalColour, readRalEntry } from '../ral/ral-classic';
import { TYPED_COLOUR } from './parameters';

/** What was typed and is no colour, with the Dutch reason. */
export type TypedColour = { text: string; error: string };

type Read = { colour?: RalColour; typedColour?: TypedColour };

/** What was typed into the field for another RAL colour: a colour, or a text that is none; neither when it is empty. */
export function readColourField(query: URLSearchParams): Read {
  const text = query.get(TYPED_COLOUR)?.trim();
  if (!text) return {};
  const entry = readRalEntry(text);
  return entry.ok ? { colour: entry.colour } : { typedColour: { text, error: entry.error } };
}
