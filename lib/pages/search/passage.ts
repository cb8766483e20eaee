/** Characters of a passage, about two lines of a result. */
const LENGTH = 180;

/**
 * The line of a text with most of the matching words, cut around them.
 * @param text one line for each block
 * @param name of the place: a line that repeats it says nothing more
 * @returns the first line when none matches
 */
export function passageOf(text: string, name: string, isMatch: (word: string) => boolean): string {
  const lines = text.split('\n').filter((line) => line !== name);
  let best = { line: lines[0] ?? '', count: 0, at: 0 };
  for (const line of lines) {
    const { count, at } = matches(line, isMatch);
    if (count > best.count) best = { line, count, at };
  }
  return cutAround(best.line, best.at);
}

/** The number of different words that match, and where the first of them begins. */
function matches(line: string, isMatch: (word: string) => boolean) {
  const found = new Set<string>();
  let at = 0;
  for (const { 0: word, index } of line.matchAll(/\p{L}+|\p{N}[\p{N}.]*/gu)) {
    if (!isMatch(word)) continue;
    if (found.size === 0) at = index;
    found.add(word.toLowerCase());
  }
  return { count: found.size, at };
}

/** Begins at the sentence with `at`, or a few words before `at` in a long sentence. */
function cutAround(line: string, at: number): string {
  if (line.length <= LENGTH) return line;
  const before = line.slice(0, at);
  const sentence = before.search(/[^.?!]*$/);
  const from = at - sentence < LENGTH / 2 ? sentence : line.indexOf(' ', at - LENGTH / 3) + 1;
  const rest = line.slice(from).trimStart();
  const end = rest.length <= LENGTH ? rest.length : rest.lastIndexOf(' ', LENGTH);
  const start = from > sentence ? '… ' : '';
  return `${start}${rest.slice(0, end)}${end < rest.length ? '…' : ''}`;
}
