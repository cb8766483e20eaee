/** "Philips, Samsung en LG". Not `Intl.ListFormat`, for the reason in format-number.ts. */
export function joinList(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} en ${words.at(-1)}`;
}
