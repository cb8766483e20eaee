export const INLINE_ELEMENTS = ['code', 'strong', 'em', 'b', 'i', 's', 'sub', 'sup', 'a'] as const;

/** Headings start at h2, because the title of the page is its only h1. */
export const ALLOWED_ELEMENTS = [
  ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'pre'],
  ...['ul', 'ol', 'li'],
  ...INLINE_ELEMENTS,
  ...['figure', 'figcaption', 'img'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
] as const;

export type AllowedElement = (typeof ALLOWED_ELEMENTS)[number];

export const OTHER_HEADINGS = { h1: 'h2', h5: 'h4', h6: 'h4' } as const;

/** Containers, frequent in pasted text, whose text becomes paragraphs. */
export const CONTAINER_ELEMENTS = [
  'div',
  'section',
  'article',
  'main',
  'header',
  'footer',
  'address',
];

/** The attributes that an editor writes. */
export const EDITOR_ATTRIBUTES = {
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  ol: ['start', 'type'],
  figure: ['data-width'],
} as const satisfies Partial<Record<AllowedElement, readonly string[]>>;

/** Set by the sanitiser, which ignores an editor's value without reporting it. */
const SITE_ATTRIBUTES = {
  a: ['rel', 'target'],
  img: ['loading', 'decoding', 'srcset', 'sizes'],
} as const satisfies Partial<Record<AllowedElement, readonly string[]>>;

/** The attribute names that an allowed element may have. */
export function attributesOf(element: string): string[] {
  const lists: Record<string, readonly string[]>[] = [EDITOR_ATTRIBUTES, SITE_ATTRIBUTES];
  return lists.flatMap((attributes) => attributes[element] ?? []);
}

export const ALLOWED_SCHEMES = ['https', 'http', 'mailto', 'tel'];
