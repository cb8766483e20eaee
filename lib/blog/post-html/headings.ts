/** No other id of a page starts like this, so no heading takes the place of one. */
const PREFIX = 'kop';

/** Characters of its text that an id is made of, so that a whole article in a heading has a short one. */
const LONGEST_TEXT = 200;

const HEADING_TAGS = /(<\/?h[234]>)/;
const START_TAG = /^<(h[234])>$/;

/**
 * Gives every heading of sanitised HTML, which has no attributes yet, an id made of its text that no
 * other heading of this text has. The text of a heading ends at the next heading tag: each character
 * is read once, also where headings nest.
 */
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
    .slice(0, LONGEST_TEXT)
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return [PREFIX, ...(words ?? [])].join('-');
}

/** Counts on from the last number that a text got: trying all from 2 on is quadratic in equal texts. */
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
