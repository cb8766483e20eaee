/** Replaces no-break spaces, which only serve the layout, by spaces: for data and mail. */
export function stripNbsp(text: string): string {
  return text.replace(/\u00a0/g, ' ');
}
