import { type DutchText, excerpt } from './text';

/** One rule of Dutch typography or wording, as a pattern of what breaks it. */
export type Rule = {
  /** The sentence that holds when nothing breaks the rule; the name of its test. */
  name: string;
  wrong: RegExp;
  /** Where the pattern is right and the rule does not count: names, fixed texts. */
  allowed?: readonly RegExp[];
  appliesTo?: (text: DutchText) => boolean;
  /** What the pattern must find and what it must leave, each in a text of its own. */
  examples: { wrong: readonly string[]; right: readonly string[] };
};

/** Every place where a text breaks the rule: the page or file, and the words around it. */
export function offences(rule: Rule, texts: readonly DutchText[]): string[] {
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

/** The text with what is allowed turned into letters, so that all else keeps its position. */
function masked(text: string, allowed: readonly RegExp[] = []): string {
  return allowed.reduce(
    (result, pattern) => result.replaceAll(pattern, (match) => 'x'.repeat(match.length)),
    text,
  );
}
