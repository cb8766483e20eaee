/** A list of texts without spaces, written as one. */
export function words(text: string) {
  return text.trim().split(/\s+/);
}
