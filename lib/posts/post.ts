import { type Focus, splitFocus } from './focus';
import type { PostRow, SummaryRow } from './rows';
import { titleFromSlug } from './title';

export type PostSummary = {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  /** Same-origin path. */
  image: string | null;
  /** What of the image a crop keeps; its middle where it is not set. */
  imageFocus?: Focus;
  /** ISO timestamp. */
  publishedAt: string;
};

export type Post = PostSummary & {
  /** HTML as the editor stored it, not sanitised. */
  content: string;
  imageAlt: string;
  metaDescription: string | null;
  /** ISO timestamp, never before `publishedAt`. */
  modifiedAt: string;
};

/** `toImage` converts a stored image URL into a same-origin path. */
export function toPostSummary(
  row: SummaryRow,
  toImage: (url: string) => string | null,
): PostSummary {
  const { url, focus } = splitFocus(row.image_url ?? '');
  return {
    id: row.id,
    slug: row.slug,
    title: titleFromSlug(row.slug),
    excerpt: row.excerpt,
    image: url ? toImage(url) : null,
    ...(focus && { imageFocus: focus }),
    publishedAt: row.published_at,
  };
}

/** `toImage` as in `toPostSummary`. */
export function toPost(row: PostRow, toImage: (url: string) => string | null): Post {
  return {
    ...toPostSummary(row, toImage),
    content: row.content,
    imageAlt: row.image_alt?.trim() ?? '',
    metaDescription: row.meta_description,
    modifiedAt: lastModified(row),
  };
}

/** The newest `modifiedAt` (ISO timestamp); undefined when none is known. */
export function newestChange(items: readonly { modifiedAt?: string }[]): string | undefined {
  return items
    .flatMap(({ modifiedAt }) => modifiedAt ?? [])
    .filter((timestamp) => !Number.isNaN(Date.parse(timestamp)))
    .toSorted((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1);
}

/** ISO timestamp of the last change that visitors see: a scheduled post changes on its publication date. */
export function lastModified(row: Pick<PostRow, 'published_at' | 'updated_at'>): string {
  return Date.parse(row.updated_at) > Date.parse(row.published_at)
    ? row.updated_at
    : row.published_at;
}
