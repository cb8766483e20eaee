/** No other id of a page starts like this, so no heading takes the place of one. */
const PREFIX = 'kop';

/**
 * Gives every heading of sanitised HTML, which has no attributes yet, an id made of its text that no
 * other heading of this text has.
 */
export function addHeadingIds(html: string): string {
  const taken = new Set<string>();
  // The text is looked at, not consumed: a heading inside a heading gets an id as well.
  return html.replaceAll(/<(h[234])>(?=(.*?)<\/\1>)/gs, (_, element: string, content: string) => {
    const id = firstFree(idOf(content), taken);
    taken.add(id);
    return `<${element} id="${id}">`;
  });
}

function idOf(content: string): string {
  const words = content
    .replaceAll(/<[^>]*>|&(amp|lt|gt|quot);/g, ' ')
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return [PREFIX, ...(words ?? [])].join('-');
}

function firstFree(id: string, taken: ReadonlySet<string>): string {
  if (!taken.has(id)) return id;
  let number = 2;
  while (taken.has(`${id}-${number}`)) number += 1;
  return `${id}-${number}`;
}
