import { InputRule } from 'prosemirror-inputrules';

const plain = { inCodeMark: false };

type Handler = Extract<ConstructorParameters<typeof InputRule>[1], (...args: never) => unknown>;

/** A quotation mark opens behind these characters, or at the start of a block. */
const BEFORE_OPENING = String.raw`(?:^|[\s([{\u2013\u2018\u201c/])`;

/** Quotation marks and dashes as Dutch has them; a single quotation mark is also its apostrophe. */
export const typography = [
  new InputRule(new RegExp(`${BEFORE_OPENING}(")$`), '\u201c', plain),
  new InputRule(/\d"$/, closeOrInch, plain),
  new InputRule(/"$/, '\u201d', plain),
  new InputRule(new RegExp(`${BEFORE_OPENING}(')$`), '\u2018', plain),
  new InputRule(/'$/, '\u2019', plain),
  // 's avonds, 't, 'n, 's-Hertogenbosch: an apostrophe, though it stands before a word.
  mark(/\u2018[stnkmr][\s-]$/, '\u2019'),
  // The '90s; a third digit makes it a number within quotation marks again.
  mark(/\u2018\d\d$/, '\u2019'),
  mark(/\u2019\d{3}$/, '\u2018'),
  new InputRule(/--$/, '\u2013', plain),
];

/** Replaces the quotation mark in front of a word when what follows it tells what it is. */
function mark(word: RegExp, replacement: string): InputRule {
  const pattern = new RegExp(`${BEFORE_OPENING}${word.source}`);
  const handler: Handler = (state, [text], start, end) => {
    const place = start + text.search(word);
    const typed = start + text.length - 1;
    return state.tr
      .insertText(replacement, place, place + 1)
      .insertText(text.slice(-1), typed, end);
  };
  return new InputRule(pattern, handler, plain);
}

/** Handles a mark behind a digit: it closes a quotation that is open in the block, else it stands for inches. */
function closeOrInch(...[state, , start, end]: Parameters<Handler>) {
  const $start = state.doc.resolve(start);
  const before = $start.parent.textBetween(0, $start.parentOffset, undefined, ' ');
  const isOpen = before.lastIndexOf('\u201c') > before.lastIndexOf('\u201d');
  return state.tr.insertText(isOpen ? '\u201d' : '\u2033', start + 1, end);
}
