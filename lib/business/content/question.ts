export type Phrase = string | { text: string; href: string };

export type Question = {
  question: string;
  /** Paragraphs of phrases, concatenated without spaces. */
  answer: readonly (readonly Phrase[])[];
};

/** What a visitor reads of a phrase, without its link. */
export function phraseText(phrase: Phrase): string {
  return typeof phrase === 'string' ? phrase : phrase.text;
}

/** The whole answer as one text, for structured data. */
export function plainAnswer({ answer }: Question): string {
  return answer.map((phrases) => phrases.map(phraseText).join('')).join(' ');
}
