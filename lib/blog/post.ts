import type { Tables } from '../supabase/database.types';
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
  metaDescription: string | null;
};

type SummaryRow = Pick<Tables<'posts'>, 'id' | 'slug' | 'excerpt' | 'image_url' | 'published_at'>;
type PostRow = SummaryRow & Pick<Tables<'posts'>, 'content' | 'meta_description'>;

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
    metaDescription: row.meta_description,
  };
}
