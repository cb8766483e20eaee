/** A piece of text that a visitor sees or hears, without a layout break. */
export type DutchText = {
  /** The page and its state, or the file, for failure messages. */
  place: string;
  text: string;
  /** Part of a heading in our own words; titles of posts are made from the slug. */
  isHeading?: boolean;
  /** Part of a table, where shorter notations are allowed. */
  isInTable?: boolean;
};

export function excerpt(text: string, start: number, end: number): string {
  const from = Math.max(0, start - 30);
  const part = text.slice(from, end + 30).replaceAll('\u00a0', '⍽');
  return `${from > 0 ? '…' : ''}${part}${end + 30 < text.length ? '…' : ''}`;
}
