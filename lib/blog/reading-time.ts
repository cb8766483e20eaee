/** Silent reading of non-fiction, words a minute: Brysbaert (2019), Journal of Memory and Language 109. */
const WORDS_PER_MINUTE = 238;

/** How long a post takes to read, in whole minutes of at least 1, from its HTML. */
export function readingMinutes(html: string): number {
  const words = html.replace(/<[^<>]*>/g, ' ').match(/[\p{L}\p{N}]\S*/gu) ?? [];
  return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE));
}
