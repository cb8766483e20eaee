import { formatLongDate } from '../platform/text/dates.ts';
import { readDate } from './wished-date.ts';

/**
 * Labels of the optional fields, in their order. They are part of the stored form: a changed one leaves older messages
 * as plain text. The command line runs this module too, so its imports have their ending.
 */
export const detailLabels = {
  company: 'Bedrijf',
  phone: 'Telefoonnummer',
  places: 'Aantal plekken',
  date: 'Gewenste datum',
} as const;

export type DetailField = keyof typeof detailLabels;
/** Values on one line; an absent one was left empty. */
export type Details = Partial<Record<DetailField, string>>;

export const detailFields = Object.keys(detailLabels) as DetailField[];

/** Lengths in Unicode code points. A date is stored as 2027-03-15. */
export const detailLimits: Record<DetailField, number> = {
  company: 100,
  phone: 40,
  places: 4,
  date: 10,
};

const HEADING = '\n\nBij dit bericht ingevuld:';

/** Adds the details to a text as a block of lines at its end, which `readDetails` takes off again. */
export function withDetails(text: string, details: Details): string {
  const block = detailFields.flatMap((name) => {
    const value = details[name];
    return value ? [lineOf(name, value)] : [];
  });
  // A typed text that ends as a block does gets an empty one behind it, so that it stays text.
  return block.length > 0 || splitBlock(text) ? text + HEADING + block.join('') : text;
}

/** The text that was typed, and the details; the reverse of `withDetails`. */
export function readDetails(stored: string): { text: string; details: Details } {
  return splitBlock(stored) ?? { text: stored, details: {} };
}

/** The details as people read them. */
export function shownDetails(details: Details): { label: string; value: string }[] {
  return detailFields.flatMap((name) => {
    const value = details[name];
    if (!value) return [];
    // The database accepts any text from whoever bypasses the site.
    const isDate = name === 'date' && readDate(value) === value;
    return [{ label: detailLabels[name], value: isDate ? formatLongDate(value) : value }];
  });
}

/** Code points that a block takes at most. */
export const longestDetails = detailFields.reduce(
  (length, name) => length + lineOf(name, '').length + detailLimits[name],
  HEADING.length,
);

function splitBlock(stored: string): { text: string; details: Details } | undefined {
  const start = stored.lastIndexOf(HEADING);
  if (start < 0) return undefined;
  const details: Details = {};
  let rest = stored.slice(start + HEADING.length);
  for (const name of detailFields) {
    const label = lineOf(name, '');
    if (!rest.startsWith(label)) continue;
    const [value = ''] = rest.slice(label.length).split('\n', 1);
    rest = rest.slice(label.length + value.length);
    details[name] = value;
  }
  return rest === '' ? { text: stored.slice(0, start), details } : undefined;
}

function lineOf(name: DetailField, value: string): string {
  return `\n${detailLabels[name]}: ${value}`;
}
