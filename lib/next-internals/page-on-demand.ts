import 'server-only';
import { ON_DEMAND_TAG } from './cache-tags.mjs';
import { tagPage } from './page-tag';

/**
 * Has the page that is being rendered wait for who asks for it after a change, since nobody renews
 * it ahead: the first visitor gets a new one, a moment later than from the cache. Works through the
 * cache handler; where that is ignored (Vercel), that visitor still gets the old one.
 */
export async function renewPageOnDemand(): Promise<void> {
  await tagPage(ON_DEMAND_TAG);
}
