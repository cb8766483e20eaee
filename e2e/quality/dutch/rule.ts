import { type DutchText, excerpt } from './text';

export type Rule = {
  /** What holds when nothing violates the rule; part of the test name. */
  name: string;
  wrong: RegExp;
  /** Exceptions: names and fixed texts that the pattern matches. */
  allowed?: readonly RegExp[];
  appliesTo?: (text: DutchText) => boolean;
  examples: { wrong: readonly string[]; right: readonly string[] };
};

/** Each violation in the texts: the page or file, and the words around it. */
export function violations(rule: Rule, texts: readonly DutchText[]): string[] {
  const found = texts
    .filter((text) => rule.appliesTo?.(text) ?? true)
    .flatMap(({ place, text }) =>
      Array.from(masked(text, rule.allowed).matchAll(rule.wrong), (match) => {
        const end = match.index + match[0].length;
        return `${place}: ${excerpt(text, match.index, end)}`;
      }),
    );
  return [...new Set(found)];
}

/** The text with its exceptions replaced by letters of the same length, which keeps positions. */
function masked(text: string, allowed: readonly RegExp[] = []): string {
  return allowed.reduce(
    (result, pattern) => result.replaceAll(pattern, (match) => 'x'.repeat(match.length)),
    text,
  );
}
