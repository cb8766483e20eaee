const MAX_LENGTH = 120;

/** Whether a text is a valid slug; a check constraint of the posts table has the same rule. */
export function isSlug(text: string): boolean {
  return text.length <= MAX_LENGTH && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}
