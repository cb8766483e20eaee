import 'server-only';
import { unstable_cache } from 'next/cache';

/** Adds a tag to the page that is being rendered, for the cache handler. */
export async function tagPage(tag: string): Promise<void> {
  await unstable_cache(async () => true, [tag], { tags: [tag] })();
}
