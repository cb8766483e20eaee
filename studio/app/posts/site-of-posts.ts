import { toSameOriginPath } from '@/lib/security/same-origin-path';
import type { Site } from '../editor/html/site';

/** What the text of a post may show: the pictures of the site itself, as lib/blog/allowed-images.ts has it. */
export function siteOfPosts(url: string): Site {
  return {
    url,
    toImage: (src) => (/^(\/|https?:)/i.test(src) ? toSameOriginPath(src, url) : null),
  };
}
