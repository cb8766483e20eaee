import 'server-only';
import { after } from 'next/server';
import { absoluteUrl } from '../absolute-url';
import { getEnv } from '../env/env';
import { logError } from '../log';
import { INDEX_NOW_KEY_PATH, postHref } from '../routes';
import { isReadablePost } from './published-posts';

/** Passes on to every search engine that takes part. */
const DEFAULT_URL = 'https://api.indexnow.org/indexnow';
const TIME_LIMIT_MS = 5000;

type PostReference = { slug: string; is_published?: boolean };
type PostChange = { record: PostReference | null; old_record: PostReference | null };

/**
 * Tells search engines, where the site has a key for that, that a post appeared, changed or went.
 * Runs after the response; a failure is logged and harms nobody.
 * Source: https://www.indexnow.org/documentation
 */
export function tellSearchEngines(change: PostChange): void {
  const { INDEXNOW_KEY, INDEXNOW_URL = DEFAULT_URL } = getEnv();
  if (!INDEXNOW_KEY) return;
  after(async () => {
    try {
      const slugs = await changedSlugs(change);
      if (slugs.length === 0) return;
      const response = await fetch(INDEXNOW_URL, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: JSON.stringify({
          host: new URL(absoluteUrl('/')).host,
          key: INDEXNOW_KEY,
          keyLocation: absoluteUrl(INDEX_NOW_KEY_PATH),
          urlList: slugs.map((slug) => absoluteUrl(postHref(slug))),
        }),
        signal: AbortSignal.timeout(TIME_LIMIT_MS),
      });
      if (!response.ok) throw new Error(`answered ${response.status}`);
    } catch (error) {
      logError('Telling search engines of a changed post failed', error);
    }
  });
}

/** The slugs at which visitors find something new or nothing any more; not those of drafts. */
async function changedSlugs({ record, old_record: old }: PostChange): Promise<string[]> {
  const stays = record?.is_published && record.slug === old?.slug;
  const gone = old?.is_published && !stays ? [old.slug] : [];
  // A post of tomorrow is published as well, and not to be found yet.
  const shown = record?.is_published && (await isReadablePost(record.slug)) ? [record.slug] : [];
  return [...shown, ...gone];
}
