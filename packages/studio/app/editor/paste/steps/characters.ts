import { isBlankText, styleOf, textsIn } from './elements';

/** Marks of direction, joints and places to break a word: nobody sees them, and they spoil searching and copying. */
const INVISIBLE = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** What some programs write for a line break within a paragraph. */
const LINE_END = /\r\n|[\r\n\u2028\u2029]/;

export function withoutInvisible(text: string): string {
  return text.replaceAll(INVISIBLE, '');
}

/** Removes characters that cannot be seen, and writes the line breaks that are shown as elements. */
export function tidyCharacters(body: HTMLElement) {
  for (const text of textsIn(body)) {
    const data = withoutInvisible(text.data);
    if (data !== text.data) text.data = data;
    if (!LINE_END.test(data) || text.parentElement?.closest('pre')) continue;
    const ends = keepsLines(text) ? LINE_END : /[\u2028\u2029]/;
    const parts = data
      .split(ends)
      .flatMap((line, index) => (index === 0 ? [line] : [createBreak(text), line]));
    if (parts.length > 1) text.replaceWith(...parts);
  }
}

function createBreak({ ownerDocument }: Node): Node | string {
  return ownerDocument?.createElement('br') ?? ' ';
}

/** Whether the line breaks of a text are shown; those between the tags are none. */
function keepsLines(text: Text): boolean {
  if (isBlankText(text)) return false;
  for (let element = text.parentElement; element; element = element.parentElement) {
    const space = styleOf(element, 'white-space');
    if (space) return /^(pre|break-spaces)/.test(space);
  }
  return false;
}
