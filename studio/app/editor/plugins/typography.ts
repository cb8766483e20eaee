import { InputRule } from 'prosemirror-inputrules';

const plain = { inCodeMark: false };

/** Behind these characters, or at the start of a block, a quotation mark opens. */
const BEFORE_OPENING = String.raw`(?:^|[\s([{\u2013\u2018\u201c/])`;

/** Quotation marks and dashes as Dutch has them; a single quotation mark is also its apostrophe. */
export const typography = [
  new InputRule(new RegExp(`${BEFORE_OPENING}(")$`), '\u201c', plain),
  new InputRule(/"$/, '\u201d', plain),
  new InputRule(new RegExp(`${BEFORE_OPENING}(')$`), '\u2018', plain),
  new InputRule(/'$/, '\u2019', plain),
  // 's avonds, 't, 'n: an apostrophe, though it stands before a word.
  new InputRule(/(?:^|\s)(\u2018)[stnkmr]\s$/, apostrophe, plain),
  new InputRule(/--$/, '\u2013', plain),
];

function apostrophe(
  ...[state, match, start, end]: Parameters<
    Extract<ConstructorParameters<typeof InputRule>[1], (...args: never) => unknown>
  >
) {
  const mark = start + match[0].indexOf('\u2018');
  return state.tr.insertText('\u2019', mark, mark + 1).insertText(match[0].slice(-1), end);
}
