/** Tag of a page that was rendered while the backend failed. */
export const DEGRADED_TAG = 'degraded';

/** Tag of a degraded page that lacks what it is for. */
export const UNAVAILABLE_TAG = 'unavailable';

/** Tag of every page that shows a list of posts, and of the sitemap. */
export const POSTS_TAG = 'posts';

/** Tag of the page and the picture of one post. @param {string} slug */
export function postTag(slug) {
  return `post:${slug}`;
}

/** Tag of what a page says about the other posts that it links to. @param {string} slug of the page */
export function linkingTag(slug) {
  return `linking:${slug}`;
}

/** Tag of a page that is not rendered ahead after a change, but for its next visitor. */
export const ON_DEMAND_TAG = 'on-demand';

/** Followed by the time, in ms since 1970, after which a page is not served any more. */
export const DEADLINE_TAG_PREFIX = 'until:';

/** Followed by the path to which a page redirects permanently. */
export const MOVED_TAG_PREFIX = 'moved-to:';
