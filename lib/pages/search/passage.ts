/** Characters of a passage, about two lines of a result. */
const LENGTH = 180;
/** A shorter line that is no sentence is a heading, a label or an option of a list. */
const LABEL_LENGTH = 45;

type Place = { name: string; about: string };

/**
 * The line of a text with most of the matching words, cut around them: a sentence or a row of a table before a label with
 * as many.
 * @param text one line for each block
 * @param place a line that repeats its name says nothing more, and `about`, which may be empty, says more than a label
 * @returns the first line when none matches
 */
export function passageOf(
  text: string,
  { name, about }: Place,
  isMatch: (word: string) => boolean,
): string {
  const lines = text.split('\n').filter((line) => line !== name && !isHeadOfTable(line));
  let best = { position: 0, count: 0, at: 0, isLabel: isLabel(lines[0] ?? '') };
  for (const [position, line] of lines.entries()) {
    const found = { position, ...matches(line, isMatch), isLabel: isLabel(line) };
    const isFuller = found.count > best.count;
    const isSentence = found.count > 0 && found.count === best.count && best.isLabel;
    if (isFuller || (isSentence && !found.isLabel)) best = found;
  }
  const line = lines[best.position] ?? '';
  if (!best.isLabel) return cutAround(line, best.at);
  const next = lines[best.position + 1];
  return about || (next ? cutAround(`${line}: ${next}`, 0) : line);
}

function isLabel(line: string) {
  return line.length < LABEL_LENGTH && !/[.?!]$|: /.test(line);
}

/** "Model: Scherm: Vanaf": says nothing apart from its table. */
function isHeadOfTable(line: string) {
  return /: .*: /.test(line) && !/\d|[.?!]$/.test(line);
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
  // "excl. btw" and "2.160" end no sentence.
  const ends = [...line.slice(0, at).matchAll(/[.?!][’)]* (?=[\p{Lu}‘])/gu)];
  const last = ends[ends.length - 1];
  const sentence = last ? last.index + last[0].length : 0;
  const from = at - sentence < LENGTH / 2 ? sentence : line.indexOf(' ', at - LENGTH / 3) + 1;
  const rest = line.slice(from).trimStart();
  const end = rest.length <= LENGTH ? rest.length : rest.lastIndexOf(' ', LENGTH);
  const start = from > sentence ? '… ' : '';
  return `${start}${rest.slice(0, end)}${end < rest.length ? '…' : ''}`;
}
