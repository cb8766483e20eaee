import 'server-only';
import { DEADLINE_TAG_PREFIX } from './cache-tags.mjs';
import { tagPage } from './page-tag';

/**
 * Ends the life of the page that is being rendered at a moment: the first visitor after it gets a
 * new page, however long nobody came. Works through the cache handler; where that is ignored
 * (Vercel), the page's own `revalidate` decides.
 */
export async function expirePageAt(moment: Date): Promise<void> {
  await tagPage(`${DEADLINE_TAG_PREFIX}${moment.getTime()}`);
}
