import 'server-only';
import { permanentRedirect } from 'next/navigation';
import { MOVED_TAG_PREFIX } from './cache-tags.mjs';
import { tagPage } from './page-tag';

/**
 * Answers the page that is being rendered with 308. Named in a tag, because Next 16.4 stores such
 * an answer without its target when it takes the place of a page: the cache handler puts it back.
 * @param path of this site
 */
export async function redirectForGood(path: string): Promise<never> {
  await tagPage(`${MOVED_TAG_PREFIX}${path}`);
  permanentRedirect(path);
}
