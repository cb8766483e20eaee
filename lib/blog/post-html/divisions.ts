/** Elements that end a line of text by themselves, as we leave them in. */
const BLOCK =
  'h[234]|p|hr|blockquote|pre|[uo]l|li|figure|figcaption|table|caption|t(?:head|body|foot|r|h|d)';

const IS_BLOCK_TAG = new RegExp(`^(?:</?(?:${BLOCK})>|<hr />)$`);
const LONGEST_TAG = '</blockquote>'.length;
const DIVISION_TAGS = /(?:<\/?div>\s*)+/;
const ENDS_WITH_BLOCK = new RegExp(`(?:^|</?(?:${BLOCK})>|<hr />|<br />)$`);
const STARTS_WITH_BLOCK = new RegExp(`^(?:$|</?(?:${BLOCK})>|<hr />|<br />)`);

/**
 * Sanitised HTML, whose divisions have no attributes, without divisions: one that holds text becomes
 * a paragraph, one that holds blocks gives way to them, and text beside its edges keeps its own line.
 */
export function divisionsToParagraphs(html: string): string {
  return dropDivisions(textDivisionsToParagraphs(html));
}

function textDivisionsToParagraphs(html: string): string {
  const output: string[] = [];
  /** Where in the output the innermost division starts, as long as it holds nothing but text. */
  let start: number | null = null;
  for (const part of html.split(/(<[^<>]*>)/)) {
    if (part === '</div>' && start !== null) {
      const text = output.splice(start).slice(1).join('');
      if (!isEmpty(text)) output.push(`<p>${text.trim()}</p>`);
      start = null;
      continue;
    }
    if (part === '<div>') start = output.length;
    else if (part === '</div>' || IS_BLOCK_TAG.test(part)) start = null;
    output.push(part);
  }
  return output.join('');
}

/** Editors write an empty line as a division with nothing but a line break. */
function isEmpty(text: string): boolean {
  return text.replaceAll('<br />', '').trim() === '';
}

function dropDivisions(html: string): string {
  const [first = '', ...others] = html.split(DIVISION_TAGS);
  const output = [first];
  for (const after of others) {
    // Not by white space in front of the expression, which would look at each run of it many times.
    const before = (output.pop() ?? '').trimEnd();
    const isBetweenTexts =
      !ENDS_WITH_BLOCK.test(before.slice(-LONGEST_TAG)) &&
      !STARTS_WITH_BLOCK.test(after.slice(0, LONGEST_TAG));
    output.push(before, isBetweenTexts ? '<br />' : '', after);
  }
  return output.join('');
}
