import * as z from 'zod/mini';
import { isSlug } from './slug';

// A failing backend may return any body with status 200. Adopted posts tables may have numeric ids.
const summaryRow = z.object({
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

const urlRow = z.pick(postRow, {
  slug: true,
  image_url: true,
  published_at: true,
  updated_at: true,
});

const yearRow = z.object({ year: z.number(), modified_at: z.string() });

export type SummaryRow = z.infer<typeof summaryRow>;
export type PostRow = z.infer<typeof postRow>;

export const SUMMARY_COLUMNS = Object.keys(summaryRow.shape).join(', ');
export const POST_COLUMNS = Object.keys(postRow.shape).join(', ');
export const URL_COLUMNS = Object.keys(urlRow.shape).join(', ');

/**
 * The rows that have a page here: by their slug, and by a date that JavaScript can read. The database leaves out the
 * others (`private.has_page`), unless it lacks that migration.
 */
export function withPage<Row extends { slug: string; published_at: string }>(rows: Row[]): Row[] {
  return rows.filter(
    ({ slug, published_at }) => isSlug(slug) && !Number.isNaN(Date.parse(published_at)),
  );
}

/** The rows of `SUMMARY_COLUMNS`, for `withPage`. @throws when the data has another shape */
export function toSummaryRows(data: unknown): SummaryRow[] {
  return z.array(summaryRow).parse(data);
}

/** The rows of `POST_COLUMNS`, for `withPage`. @throws when the data has another shape */
export function toPostRows(data: unknown): PostRow[] {
  return z.array(postRow).parse(data);
}

/** The rows of `URL_COLUMNS`, for `withPage`. @throws when the data has another shape */
export function toUrlRows(data: unknown): z.infer<typeof urlRow>[] {
  return z.array(urlRow).parse(data);
}

/** The rows of `post_years`. @throws when the data has another shape */
export function toYearRows(data: unknown): z.infer<typeof yearRow>[] {
  return z.array(yearRow).parse(data);
}
