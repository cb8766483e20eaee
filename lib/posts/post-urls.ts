import 'server-only';
import { POSTS_TAG } from '../../packages/page-cache/cache-tags.mjs';
import { type Loaded, staleIfError } from '../../packages/page-cache/stale-if-error';
import { getSupabase } from '../platform/supabase/client';
import { readRowRange } from '../platform/supabase/read-row-range';
import { toAllowedImage } from './allowed-images';
import { isEmpty, readWithConfirmedAbsence } from './confirmed-absence';
import { splitFocus } from './focus';
import { lastModified } from './post';
import { hasNoPosts, publishedPosts } from './published-posts';
import { toUrlRows, toYearRows, URL_COLUMNS, withPage } from './rows';
import { withTimeout } from './with-timeout';

/** `modifiedAt` is an ISO timestamp, `image` a same-origin path. */
export type PostUrl = { slug: string; modifiedAt: string; image: string | null };

/** A calendar year (UTC) with posts, and the ISO timestamp of the last change among them. */
export type PostYear = { year: number; modifiedAt: string };

const MAX_YEARS = 1000;

/** The years with published posts, oldest first. */
export function getPostYears(): Promise<Loaded<PostYear[]>> {
  return staleIfError('years of posts', [POSTS_TAG], queryYears);
}

function queryYears(): Promise<PostYear[]> {
  const read = async () => {
    const rows = await readRowRange(0, MAX_YEARS, toYearRows, (from, to) =>
      withTimeout(getSupabase().rpc('post_years', {}, { get: true })).range(from, to),
    );
    return rows.map((row) => ({ year: row.year, modifiedAt: row.modified_at }));
  };
  return readWithConfirmedAbsence(read, isEmpty, hasNoPosts);
}

/** The first `limit` posts of a calendar year (UTC), oldest first. */
export function getPostUrls(year: number, limit: number): Promise<Loaded<PostUrl[]>> {
  const read = () =>
    readRowRange(0, limit, toUrlRows, (from, to) =>
      publishedPosts(URL_COLUMNS)
        .gte('published_at', startOfYear(year))
        .lt('published_at', startOfYear(year + 1))
        .order('published_at')
        .order('id')
        .range(from, to),
    );
  const hasNone = async () => !(await queryYears()).some((found) => found.year === year);
  return staleIfError(`post URLs of ${year}`, [POSTS_TAG], async () => {
    const rows = await readWithConfirmedAbsence(read, isEmpty, hasNone);
    return withPage(rows).map((row) => ({
      slug: row.slug,
      modifiedAt: lastModified(row),
      image: row.image_url ? toAllowedImage(splitFocus(row.image_url).url) : null,
    }));
  });
}

function startOfYear(year: number): string {
  return `${year}-01-01T00:00:00Z`;
}
