/** Silent reading of non-fiction. Source: Brysbaert (2019), Journal of Memory and Language 109. */
const WORDS_PER_MINUTE = 238;

/** How many words HTML shows: what tags hold, and signs that stand alone, do not count. */
export function countWords(html: string): number {
  return html.replace(/<[^<>]*>/g, ' ').match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}

/** The reading time of HTML in whole minutes, at least 1. */
export function readingMinutes(html: string): number {
  return Math.max(1, Math.round(countWords(html) / WORDS_PER_MINUTE));
}
