import type { Article } from '../article';
import type { Finding } from '../finding';
import { countWords, sentencesOf } from '../sentences';

const MAX_SENTENCE_WORDS = 25;
const MAX_PARAGRAPH_WORDS = 120;
const QUOTED_CHARACTERS = 60;

export function longSentences({ passages }: Article): Finding[] {
  return passages.flatMap((block) =>
    sentencesOf(block).flatMap(({ text, start }) => {
      const words = countWords(text);
      if (words <= MAX_SENTENCE_WORDS) return [];
      return [
        {
          rule: 'long sentence',
          problem: `Een zin van ${words}\u00a0woorden`,
          advice: `Maak er twee van: tot ${MAX_SENTENCE_WORDS}\u00a0woorden leest een zin prettig.`,
          quote: shortened(text),
          place: { block, start, end: start + text.length },
        },
      ];
    }),
  );
}

export function longParagraphs({ passages }: Article): Finding[] {
  return passages
    .map((block) => ({ block, words: countWords(block) }))
    .filter(({ words }) => words > MAX_PARAGRAPH_WORDS)
    .map(({ block, words }) => ({
      rule: 'long paragraph',
      problem: `Een alinea van ${words}\u00a0woorden`,
      advice: 'Begin een nieuwe alinea bij een nieuwe gedachte, of maak er een lijst van.',
      quote: shortened(block),
      place: { block, start: 0, end: block.length },
    }));
}

function shortened(text: string): string {
  return text.length <= QUOTED_CHARACTERS ? text : `${text.slice(0, QUOTED_CHARACTERS).trimEnd()}…`;
}
