import 'server-only';
import { unstable_cache } from 'next/cache';
import { DEADLINE_TAG_PREFIX } from './tags.mjs';

/**
 * Ends the life of the page that is being rendered at a moment: the first visitor after it gets a
 * new page, however long nobody came. Works through the cache handler; where that is ignored
 * (Vercel), the page's own `revalidate` decides.
 */
export async function expirePageAt(moment: Date): Promise<void> {
  const tag = `${DEADLINE_TAG_PREFIX}${moment.getTime()}`;
  await unstable_cache(async () => true, [tag], { tags: [tag] })();
}
