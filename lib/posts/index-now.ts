import 'server-only';
import { after } from 'next/server';
import { absoluteUrl } from '../platform/absolute-url';
import { getEnv } from '../platform/env/env';
import { logError } from '../platform/log';
import { INDEX_NOW_KEY_PATH, postHref } from '../routes';
import { isReadablePost } from './published-posts';

/** Forwards each URL to all participating search engines. */
const DEFAULT_URL = 'https://api.indexnow.org/indexnow';
const TIMEOUT_MS = 5000;

type PostReference = { slug: string; is_published?: boolean };
type PostChange = { record: PostReference | null; old_record: PostReference | null };

/**
 * Submits the URL of a new, changed or removed post to IndexNow after the response, when a key is
 * configured; failures are only logged.
 * Source: https://www.indexnow.org/documentation
 */
export function submitToIndexNow(change: PostChange): void {
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
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`answered ${response.status}`);
    } catch (error) {
      logError('Telling search engines of a changed post failed', error);
    }
  });
}

async function changedSlugs({ record, old_record: old }: PostChange): Promise<string[]> {
  const isSamePage = record?.is_published && record.slug === old?.slug;
  const gone = old?.is_published && !isSamePage ? [old.slug] : [];
  // A scheduled post has is_published, but is not readable yet.
  const shown = record?.is_published && (await isReadablePost(record.slug)) ? [record.slug] : [];
  return [...shown, ...gone];
}
