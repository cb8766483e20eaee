import 'server-only';
import { permanentRedirect } from 'next/navigation';
import { MOVED_TAG_PREFIX } from './cache-tags.mjs';
import { tagPage } from './internal/page-tag';

/**
 * Redirects the page that is being rendered with 308. Next 16.4 stores the redirect without its target
 * when it replaces a page: the cache handler restores it from the tag.
 * @param path on this site
 */
export async function redirectPermanently(path: string): Promise<never> {
  await tagPage(`${MOVED_TAG_PREFIX}${path}`);
  permanentRedirect(path);
}
