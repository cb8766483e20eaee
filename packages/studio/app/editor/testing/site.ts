import { toSameOriginPath } from '@/lib/platform/same-origin-path';
import type { Site } from '../html/site';

const url = 'https://www.zuilwerk.example';

/** A site that shows its own pictures only. */
export const site: Site = {
  url,
  toImage: (src) => (/^(\/|https?:)/i.test(src) ? toSameOriginPath(src, url) : null),
};
