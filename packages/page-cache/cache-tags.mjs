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

/** Followed by the path to which a page redirects permanently. */
export const MOVED_TAG_PREFIX = 'moved-to:';
