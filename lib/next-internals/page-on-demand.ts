import 'server-only';
import { ON_DEMAND_TAG } from './cache-tags.mjs';
import { tagPage } from './page-tag';

/**
 * Has the page that is being rendered wait for its next visitor after a change instead of being rendered
 * ahead. Works through the cache handler; where that is ignored (Vercel), that visitor still gets the
 * old page.
 */
export async function revalidatePageOnDemand(): Promise<void> {
  await tagPage(ON_DEMAND_TAG);
}
