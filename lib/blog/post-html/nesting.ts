/**
 * How deep elements may stand in each other. The parser in sanitize-html keeps the open ones in an
 * array, adds at its front and searches it at each end tag, so that a megabyte of `<div>` took it 58 s;
 * its `nestingLimit` only changes the output. Texts of editors reach 20.
 */
const DEEPEST = 100;

/** An element that is open so many times at once was never closed by the editor. */
const NEVER_CLOSED = 10;

const OF_LINES = ['a', 'b', 'code', 'em', 'font', 'i', 'span', 'strong', 'sub', 'sup', 'u'];

/** Thrown out of the parser, which has no other way to stop. */
class TooDeep extends Error {
  readonly open: readonly string[];

  constructor(open: readonly string[]) {
    super(`elements are nested more than ${DEEPEST} deep`);
    this.open = open;
  }
}

/** The two callbacks of sanitize-html by which its depth is known. */
export type NestingGuard = { onOpenTag: (element: string) => void; onCloseTag: () => void };

function guardNesting(): NestingGuard {
  const open: string[] = [];
  return {
    onOpenTag(element) {
      if (open.push(element) > DEEPEST) throw new TooDeep(open);
    },
    onCloseTag() {
      open.pop();
    },
  };
}

/**
 * Runs a parser over HTML whose elements do not nest too deep, in at most three attempts: as it is,
 * then without the elements that were never closed, then as text alone.
 * @param parse calls the guard at each start and end of an element, and is called anew for each attempt
 * @returns what `parse` returned, and whether something was taken out for it
 */
export function withinNesting<T>(
  html: string,
  parse: (html: string, guard: NestingGuard) => T,
): { result: T; isCut: boolean } {
  try {
    return { result: parse(html, guardNesting()), isCut: false };
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
    const closed = withoutElements(html, neverClosed(error.open));
    try {
      return { result: parse(closed, guardNesting()), isCut: true };
    } catch (second) {
      if (!(second instanceof TooDeep)) throw second;
      return { result: parse(textOf(html), guardNesting()), isCut: true };
    }
  }
}

/** Elements of a line first: paragraphs only stand in each other where such a one between them is open. */
function neverClosed(open: readonly string[]): Set<string> {
  const counts = new Map<string, number>();
  for (const element of open) counts.set(element, (counts.get(element) ?? 0) + 1);
  const repeated = [...counts].flatMap(([name, count]) => (count >= NEVER_CLOSED ? [name] : []));
  const ofLines = repeated.filter((name) => OF_LINES.includes(name));
  return new Set(ofLines.length > 0 ? ofLines : repeated);
}

function withoutElements(html: string, names: ReadonlySet<string>): string {
  return html.replaceAll(/<\/?([a-z][^\s/<>]*)[^<>]*>/gi, (tag, name: string) =>
    names.has(name.toLowerCase()) ? '' : tag,
  );
}

function textOf(html: string): string {
  return html.replaceAll(/<[^<>]*>/g, ' ').replaceAll('<', '&lt;');
}
