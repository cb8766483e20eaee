import 'server-only';
import { DEADLINE_TAG_PREFIX } from './cache-tags.mjs';
import { tagPage } from './page-tag';

/**
 * Has the page that is being rendered expire at a time: the first visitor after it gets a new one. Works
 * through the cache handler; where that is ignored (Vercel), the page's `revalidate` decides.
 */
export async function expirePageAt(deadline: Date): Promise<void> {
  await tagPage(`${DEADLINE_TAG_PREFIX}${deadline.getTime()}`);
}
