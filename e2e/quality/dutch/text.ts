/** One piece of text that a visitor sees or hears, as long as it runs without a break of the layout. */
export type DutchText = {
  /** The page and its state, or the file, for the message of a failing test. */
  place: string;
  text: string;
  /** Stands in a heading of our own words; the title of a post is made from its address. */
  isHeading?: boolean;
  /** Stands in a table, where signs may be shorter. */
  isInTable?: boolean;
};

/** What stands around a match, with its no-break spaces made visible. */
export function excerpt(text: string, start: number, end: number): string {
  const from = Math.max(0, start - 30);
  const part = text.slice(from, end + 30).replaceAll('\u00a0', '⍽');
  return `${from > 0 ? '…' : ''}${part}${end + 30 < text.length ? '…' : ''}`;
}
