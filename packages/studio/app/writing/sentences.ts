const sentences = new Intl.Segmenter('nl', { granularity: 'sentence' });
const words = new Intl.Segmenter('nl', { granularity: 'word' });

/**
 * The sentences of a paragraph, as Unicode (UAX #29) splits them: at a full stop, question mark or exclamation mark
 * before a capital. So "bijv. een", "ca. 43 inch" and "2.500" do not end one.
 */
export function sentencesOf(paragraph: string): { text: string; start: number }[] {
  return Array.from(sentences.segment(paragraph), ({ segment, index }) => ({
    text: segment.trimEnd(),
    start: index,
  })).filter(({ text }) => text !== '');
}

/** Words and numbers, without punctuation. */
export function countWords(text: string): number {
  return Array.from(words.segment(text)).filter(({ isWordLike }) => isWordLike).length;
}
