import type { PostRow, SummaryRow } from './rows';
import { titleFromSlug } from './title';

/** What a card in the list needs. */
export type PostSummary = {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  /** Path under the site's own origin. */
  image: string | null;
  /** ISO timestamp. */
  publishedAt: string;
};

export type Post = PostSummary & {
  /** HTML as the editor stored it; sanitise it before it is shown. */
  content: string;
  /** What the picture shows; empty where nobody wrote it. */
  imageAlt: string;
  metaDescription: string | null;
  /** ISO timestamp, never before `publishedAt`. */
  modifiedAt: string;
};

/** A row of the list in the site's own words. `toImage` turns the stored address into a path. */
export function toPostSummary(
  row: SummaryRow,
  toImage: (address: string) => string | null,
): PostSummary {
  return {
    id: row.id,
    slug: row.slug,
    title: titleFromSlug(row.slug),
    excerpt: row.excerpt,
    image: row.image_url ? toImage(row.image_url) : null,
    publishedAt: row.published_at,
  };
}

/** A whole row in the site's own words. */
export function toPost(row: PostRow, toImage: (address: string) => string | null): Post {
  return {
    ...toPostSummary(row, toImage),
    content: row.content,
    imageAlt: row.image_alt?.trim() ?? '',
    metaDescription: row.meta_description,
    modifiedAt: lastModified(row),
  };
}

/** Of several things, when the one that changed last did so; undefined when that is known of none. */
export function newestChange(things: readonly { modifiedAt?: string }[]): string | undefined {
  return things
    .flatMap(({ modifiedAt }) => modifiedAt ?? [])
    .toSorted((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1);
}

/** When what visitors see last changed: a post written ahead appears on its date of publication. */
export function lastModified(row: Pick<PostRow, 'published_at' | 'updated_at'>): string {
  return Date.parse(row.updated_at) > Date.parse(row.published_at)
    ? row.updated_at
    : row.published_at;
}
