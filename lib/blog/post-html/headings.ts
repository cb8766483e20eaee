/** Keeps ids of headings apart from all other ids of a page. */
const PREFIX = 'kop';

/** Keeps the id short when a whole article is in one heading. */
const MAX_ID_TEXT_LENGTH = 200;

const HEADING_TAGS = /(<\/?h[234]>)/;
const START_TAG = /^<(h[234])>$/;

/** Gives every heading of sanitised HTML a unique id from its text, up to the next heading tag. */
export function addHeadingIds(html: string): string {
  const makeUnique = uniqueIds();
  const parts = html.split(HEADING_TAGS);
  return parts
    .map((part, index) => {
      const [, element] = START_TAG.exec(part) ?? [];
      return element ? `<${element} id="${makeUnique(idOf(parts[index + 1] ?? ''))}">` : part;
    })
    .join('');
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

/** Continues from the last number of each id: restarting at 2 would take quadratic time for equal headings. */
function uniqueIds(): (id: string) => string {
  const taken = new Set<string>();
  const lastNumbers = new Map<string, number>();
  return (id) => {
    let number = lastNumbers.get(id) ?? 1;
    let unique = number === 1 ? id : `${id}-${number}`;
    while (taken.has(unique)) {
      number += 1;
      unique = `${id}-${number}`;
    }
    lastNumbers.set(id, number);
    taken.add(unique);
    return unique;
  };
}
