import * as z from 'zod/mini';
import { isSlug } from './slug';

// The backend may answer 200 with anything while it fails; only rows of this shape are shown and kept.
const summaryRow = z.object({
  // The table of an older project may number its posts.
  id: z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
  slug: z.string(),
  excerpt: z.string(),
  image_url: z.nullable(z.string()),
  published_at: z.string(),
});
const postRow = z.extend(summaryRow, {
  content: z.string(),
  image_alt: z.nullable(z.string()),
  meta_description: z.nullable(z.string()),
  updated_at: z.string(),
});

const addressRow = z.pick(postRow, { slug: true, published_at: true, updated_at: true });

const yearRow = z.object({ year: z.number(), modified_at: z.string() });

export type SummaryRow = z.infer<typeof summaryRow>;
export type PostRow = z.infer<typeof postRow>;

export const SUMMARY_COLUMNS = Object.keys(summaryRow.shape).join(', ');
export const POST_COLUMNS = Object.keys(postRow.shape).join(', ');
export const ADDRESS_COLUMNS = Object.keys(addressRow.shape).join(', ');

/**
 * Whether visitors can open the post: the table of an older project may hold slugs that are no address
 * here, and a link to one would lead to a 404. Its migration names them.
 */
function hasAddress({ slug }: { slug: string }): boolean {
  return isSlug(slug);
}

/** The rows of `SUMMARY_COLUMNS`. @throws when the answer is anything else */
export function toSummaryRows(data: unknown): SummaryRow[] {
  return z.array(summaryRow).parse(data).filter(hasAddress);
}

/** The rows of `POST_COLUMNS`. @throws when the answer is anything else */
export function toPostRows(data: unknown): PostRow[] {
  return z.array(postRow).parse(data).filter(hasAddress);
}

/** The rows of `ADDRESS_COLUMNS`. @throws when the answer is anything else */
export function toAddressRows(data: unknown): z.infer<typeof addressRow>[] {
  return z.array(addressRow).parse(data).filter(hasAddress);
}

/** The rows of `post_years`. @throws when the answer is anything else */
export function toYearRows(data: unknown): z.infer<typeof yearRow>[] {
  return z.array(yearRow).parse(data);
}
