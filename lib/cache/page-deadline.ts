import 'server-only';
import { tagPage } from './page-tag';
import { DEADLINE_TAG_PREFIX } from './tags.mjs';

/**
 * Ends the life of the page that is being rendered at a moment: the first visitor after it gets a
 * new page, however long nobody came. Works through the cache handler; where that is ignored
 * (Vercel), the page's own `revalidate` decides.
 */
export async function expirePageAt(moment: Date): Promise<void> {
  await tagPage(`${DEADLINE_TAG_PREFIX}${moment.getTime()}`);
}
