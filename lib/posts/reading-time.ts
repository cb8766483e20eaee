/** Silent reading of non-fiction. Source: Brysbaert (2019), Journal of Memory and Language 109. */
const WORDS_PER_MINUTE = 238;

/** The reading time of HTML in whole minutes, at least 1. */
export function readingMinutes(html: string): number {
  const words = html.replace(/<[^<>]*>/g, ' ').match(/[\p{L}\p{N}]\S*/gu) ?? [];
  return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE));
}
