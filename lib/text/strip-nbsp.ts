/** Text for data and for mail: without the no-break spaces that only keep lines together. */
export function stripNbsp(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}
