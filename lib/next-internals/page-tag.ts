import 'server-only';
import { unstable_cache } from 'next/cache';

/** Adds a tag to the page that is being rendered, by which the cache handler tells it from others. */
export async function tagPage(tag: string): Promise<void> {
  await unstable_cache(async () => true, [tag], { tags: [tag] })();
}
