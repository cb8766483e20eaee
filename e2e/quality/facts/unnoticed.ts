import { checkNumbers, type FreeNumbers, isWritten, type PageText } from './check';
import { type Quantity, quantitiesIn, writtenOut } from './quantities';

/** Changes each written number in digits, one at a time: all changes, and those that the check does not notice. */
export function unnoticedChanges(texts: readonly PageText[], free: FreeNumbers) {
  const different = new Map(texts.map((text) => [JSON.stringify(text), text]));
  const changes = [...different.values()].flatMap((text) =>
    quantitiesIn(text.text)
      .filter((found) => /\d/.test(text.text[found.start] ?? '') && isWritten(text, found))
      .map((quantity) => ({ ...text, text: withChange(text.text, quantity), quantity })),
  );
  const unnoticed = changes.filter((changed) => {
    const { contradictions, unexplained } = checkNumbers([changed], free);
    return contradictions.length + unexplained.length === 0;
  });
  return {
    count: changes.length,
    unnoticed: unnoticed.map(
      ({ place, quantity, text }) => `${place}: ${writtenOut(quantity)} became “${text}”`,
    ),
  };
}

function withChange(text: string, { start, end, value }: Quantity): string {
  const changed = value + (value > 100 ? 10 : 1);
  return text.slice(0, start) + changed.toLocaleString('nl-NL') + text.slice(end);
}
