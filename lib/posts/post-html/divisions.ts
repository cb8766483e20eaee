const BLOCK_ELEMENTS =
  'h[234]|p|hr|blockquote|pre|[uo]l|li|figure|figcaption|table|caption|t(?:head|body|foot|r|h|d)';

const BLOCK_TAG = new RegExp(`</?(?:${BLOCK_ELEMENTS})>|<hr />`);
const LONGEST_TAG = '</blockquote>'.length;
const DIVISION_TAGS = /(?:<\/?div>\s*)+/;
const ENDS_WITH_BLOCK = new RegExp(`(?:^|</?(?:${BLOCK_ELEMENTS})>|<hr />|<br />)$`);
const STARTS_WITH_BLOCK = new RegExp(`^(?:$|</?(?:${BLOCK_ELEMENTS})>|<hr />|<br />)`);

/** Replaces the div elements of sanitised HTML by paragraphs, and removes those around block elements. */
export function divisionsToParagraphs(html: string): string {
  return dropDivisions(textDivisionsToParagraphs(html));
}

/** Only divs without a div or block element in them. */
function textDivisionsToParagraphs(html: string): string {
  const [before = '', ...divisions] = html.split('<div>');
  let output = before;
  for (const division of divisions) {
    const end = division.indexOf('</div>');
    const text = division.slice(0, end);
    if (end === -1 || BLOCK_TAG.test(text)) {
      output += `<div>${division}`;
      continue;
    }
    if (!isEmpty(text)) output += `<p>${text.trim()}</p>`;
    output += division.slice(end + '</div>'.length);
  }
  return output;
}

/** Rich text editors write an empty line as a div with only a line break. */
function isEmpty(text: string): boolean {
  return text.replaceAll('<br />', '').trim() === '';
}

function dropDivisions(html: string): string {
  const [first = '', ...others] = html.split(DIVISION_TAGS);
  const output = [first];
  for (const after of others) {
    // Leading white space in DIVISION_TAGS would take quadratic time on long runs of it.
    const before = (output.pop() ?? '').trimEnd();
    const isBetweenTexts =
      !ENDS_WITH_BLOCK.test(before.slice(-LONGEST_TAG)) &&
      !STARTS_WITH_BLOCK.test(after.slice(0, LONGEST_TAG));
    output.push(before, isBetweenTexts ? '<br />' : '', after);
  }
  return output.join('');
}
