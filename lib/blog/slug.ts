const MAX_LENGTH = 120;

/** Whether a text can be the slug of a post; the database holds the same rule. */
export function isSlug(text: string): boolean {
  return text.length <= MAX_LENGTH && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}
