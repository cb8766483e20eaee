/** Removes what apps and pages add to copied text: soft hyphens, zero-width characters, marks of writing direction. */
export function stripInvisible(text: string): string {
  return text.replace(/\p{Cf}/gu, '');
}

/** Whether nothing of a text is seen, as of Braille without dots and the fillers of Hangul. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Cf}\p{DI}\u2800]*$/u.test(text);
}
