/** Elements that end a line of text by themselves, as we leave them in. */
const BLOCK =
  'h[234]|p|hr|blockquote|pre|[uo]l|li|figure|figcaption|table|caption|t(?:head|body|foot|r|h|d)';

const TEXT_DIVISION = new RegExp(`<div>((?:(?!</?(?:div|${BLOCK})>|<hr />).)*)</div>`, 'gs');
const LONGEST_TAG = '</blockquote>'.length;
const EDGES = /\s*(?:<\/?div>\s*)+/g;
const ENDS_WITH_BLOCK = new RegExp(`(?:^|</?(?:${BLOCK})>|<hr />|<br />)$`);
const STARTS_WITH_BLOCK = new RegExp(`^(?:$|</?(?:${BLOCK})>|<hr />|<br />)`);

/**
 * Sanitised HTML, whose divisions have no attributes, without divisions: one that holds text becomes
 * a paragraph, one that holds blocks gives way to them, and text beside its edges keeps its own line.
 */
export function divisionsToParagraphs(html: string): string {
  return html
    .replaceAll(TEXT_DIVISION, (_, text: string) => (isEmpty(text) ? '' : `<p>${text.trim()}</p>`))
    .replaceAll(EDGES, (edges, offset: number, whole: string) => {
      const before = whole.slice(Math.max(0, offset - LONGEST_TAG), offset);
      const end = offset + edges.length;
      const after = whole.slice(end, end + LONGEST_TAG);
      const isBetweenTexts = !ENDS_WITH_BLOCK.test(before) && !STARTS_WITH_BLOCK.test(after);
      return isBetweenTexts ? '<br />' : '';
    });
}

/** Editors write an empty line as a division with nothing but a line break. */
function isEmpty(text: string): boolean {
  return /^(?:\s|<br \/>)*$/.test(text);
}
