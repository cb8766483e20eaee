/** Keeps ids of headings apart from all other ids of a page. */
const PREFIX = 'kop';

/** Keeps the id short when a whole article is in one heading. */
const MAX_ID_TEXT_LENGTH = 200;

/** Far more than an article has; a hostile text of 200,000 headings would take 0.3 s. */
const MAX_HEADINGS = 500;

/** Gives the first MAX_HEADINGS headings of sanitised HTML a unique id from their text, up to the next heading tag. */
export function addHeadingIds(html: string): string {
  const taken = new Set<string>();
  return html.replaceAll(/<(h[234])>/g, (tag, element: string, position: number) => {
    if (taken.size === MAX_HEADINGS) return tag;
    const id = uniqueId(idOf(contentAt(html, position + tag.length)), taken);
    taken.add(id);
    return `<${element} id="${id}">`;
  });
}

function contentAt(html: string, start: number): string {
  const headingTag = /<\/?h[234]>/g;
  headingTag.lastIndex = start;
  return html.slice(start, headingTag.exec(html)?.index);
}

function idOf(content: string): string {
  const words = content
    .replaceAll(/<[^<>]*>|&(amp|lt|gt|quot);/g, ' ')
    .slice(0, MAX_ID_TEXT_LENGTH)
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return [PREFIX, ...(words ?? [])].join('-');
}

function uniqueId(id: string, taken: ReadonlySet<string>): string {
  let unique = id;
  for (let number = 2; taken.has(unique); number += 1) unique = `${id}-${number}`;
  return unique;
}
