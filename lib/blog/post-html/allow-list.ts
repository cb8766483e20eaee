/** Elements that an article needs. Headings start at h2: the page's title is its only h1. */
export const ALLOWED_ELEMENTS = [
  ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'pre', 'code'],
  ...['ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'sub', 'sup', 'a'],
  ...['figure', 'figcaption', 'img'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

/** Headings outside our three levels, and what they become. */
export const OTHER_HEADINGS = { h1: 'h2', h5: 'h4', h6: 'h4' } as const;

/** Boxes without a meaning of their own, which pasted texts are full of: their text becomes paragraphs. */
export const DIVISIONS = ['div', 'section', 'article', 'main', 'header', 'footer', 'address'];

/** What an editor may say about an element. */
const EDITORS_ATTRIBUTES: Record<string, string[]> = {
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  ol: ['start'],
};

/** What we decide ourselves; that an editor's word on it is passed over needs no report. */
const OUR_ATTRIBUTES: Record<string, string[]> = {
  a: ['rel', 'target'],
  img: ['loading', 'decoding'],
};

/** The names of the attributes that an allowed element may have. */
export function attributesOf(element: string): string[] {
  return [...(EDITORS_ATTRIBUTES[element] ?? []), ...(OUR_ATTRIBUTES[element] ?? [])];
}

export const ALLOWED_SCHEMES = ['https', 'http', 'mailto', 'tel'];
