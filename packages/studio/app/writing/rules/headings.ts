import type { Article } from '../article';
import type { Finding } from '../finding';

/** The title of the page is the only heading above those of the text. */
const FIRST_LEVEL = 2;

/** The text starts with a heading of the highest level, and no level is skipped. */
export function headingOrder({ headings }: Article): Finding[] {
  const written = headings.filter(({ text }) => text.trim() !== '');
  return written.flatMap(({ level, text }, index) => {
    const previous = written[index - 1]?.level ?? FIRST_LEVEL - 1;
    if (level <= previous + 1) return [];
    return [
      {
        rule: 'heading order',
        problem:
          index === 0 ? 'De eerste kop is geen kop 2' : `Kop ${level} volgt op kop ${previous}`,
        advice: `Maak er kop ${previous + 1} van: schermlezers tonen de koppen als inhoudsopgave.`,
        quote: text,
        place: { block: text, start: 0, end: text.length },
      },
    ];
  });
}

export function emptyHeadings({ headings }: Article): Finding[] {
  return headings
    .filter(({ text }) => text.trim() === '')
    .map(() => ({
      rule: 'empty heading',
      problem: 'Een kop zonder tekst',
      advice: 'Schrijf er iets in, of haal de kop weg.',
      place: { block: '', start: 0, end: 0 },
    }));
}
