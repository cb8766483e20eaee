import { INLINE_ELEMENTS } from './allow-list';

/** sanitize-html takes quadratic time in the depth (58 s for 1 MB of `<div>`); its `nestingLimit` does not help. */
const MAX_DEPTH = 100;

const MIN_OPEN_IF_NEVER_CLOSED = 10;

/** Names that a post may not have stand in pasted text too. */
const INLINE_NAMES = [...INLINE_ELEMENTS, 'font', 'span', 'u'];

/** An exception is the only way to stop the parser. */
class TooDeepError extends Error {
  readonly open: readonly string[];

  constructor(open: readonly string[]) {
    super(`elements are nested more than ${MAX_DEPTH} deep`);
    this.open = open;
  }
}

export type NestingGuard = { onOpenTag: (element: string) => void; onCloseTag: () => void };

function createGuard(): NestingGuard {
  const open: string[] = [];
  return {
    onOpenTag(element) {
      if (open.push(element) > MAX_DEPTH) throw new TooDeepError(open);
    },
    onCloseTag() {
      open.pop();
    },
  };
}

/**
 * Parses HTML with a limited nesting depth: unchanged, else without the elements that were never closed,
 * else as text only. `isCut` tells whether elements were removed.
 * @param parse must call the guard at each start and end tag
 */
export function withinNesting<T>(
  html: string,
  parse: (html: string, guard: NestingGuard) => T,
): { result: T; isCut: boolean } {
  try {
    return { result: parse(html, createGuard()), isCut: false };
  } catch (error) {
    if (!(error instanceof TooDeepError)) throw error;
    const closed = withoutElements(html, neverClosed(error.open));
    try {
      return { result: parse(closed, createGuard()), isCut: true };
    } catch (second) {
      if (!(second instanceof TooDeepError)) throw second;
      return { result: parse(textOf(html), createGuard()), isCut: true };
    }
  }
}

/** Inline elements first: an unclosed one is what makes paragraphs nest. */
function neverClosed(open: readonly string[]): Set<string> {
  const counts = new Map<string, number>();
  for (const element of open) counts.set(element, (counts.get(element) ?? 0) + 1);
  const repeated = [...counts].flatMap(([name, count]) =>
    count >= MIN_OPEN_IF_NEVER_CLOSED ? [name] : [],
  );
  const inline = repeated.filter((name) => INLINE_NAMES.includes(name));
  return new Set(inline.length > 0 ? inline : repeated);
}

function withoutElements(html: string, names: ReadonlySet<string>): string {
  return html.replaceAll(/<\/?([a-z][^\s/<>]*)[^<>]*>/gi, (tag, name: string) =>
    names.has(name.toLowerCase()) ? '' : tag,
  );
}

function textOf(html: string): string {
  return html.replaceAll(/<[^<>]*>/g, ' ').replaceAll('<', '&lt;');
}
