/** Removes what apps and pages add to copied text: soft hyphens, zero-width characters, marks of writing direction. */
export function stripInvisible(text: string): string {
  return text.replace(/\p{Cf}/gu, '');
}
