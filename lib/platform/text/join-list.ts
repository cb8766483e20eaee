/** "Philips, Samsung en LG", or with "of". Not `Intl.ListFormat`, for the reason in format-number.ts. */
export function joinList(words: readonly string[], link: 'en' | 'of' = 'en'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${link} ${words.at(-1)}`;
}
