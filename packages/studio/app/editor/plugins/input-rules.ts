import {
  ellipsis,
  InputRule,
  inputRules,
  textblockTypeInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules';
import { nodeType } from '../schema/types';
import { typography } from './typography';

const HEADINGS = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

const headings = ([2, 3, 4] as const).map((level) =>
  textblockTypeInputRule(new RegExp(`^#{${level}}\\s$`), nodeType(HEADINGS[level])),
);

const bulletList = wrappingInputRule(/^[-*]\s$/, nodeType('ul'));

const orderedList = wrappingInputRule(
  /^(\d{1,3})\.\s$/,
  nodeType('ol'),
  ([, start]) => ({ start: Number(start) }),
  ([, start], list) => list.childCount + list.attrs.start === Number(start),
);

const quote = wrappingInputRule(/^>\s$/, nodeType('blockquote'));

/** The first two hyphens have become a dash by then. */
const rule = new InputRule(/^(?:---|–-)$/, (state, _match, start, end) => {
  const $start = state.doc.resolve(start);
  if ($start.parent.type !== nodeType('p') || $start.parent.content.size > end - start) return null;
  return state.tr.replaceRangeWith($start.before(), $start.after(), nodeType('hr').create());
});

/** What is typed at the start of a block, or for want of a key, becomes what was meant; Backspace takes it back. */
export const typingRules = inputRules({
  rules: [...headings, bulletList, orderedList, quote, rule, ellipsis, ...typography],
});
