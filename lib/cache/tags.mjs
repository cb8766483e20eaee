/** Carried by a page that was rendered while the backend failed. */
export const DEGRADED_TAG = 'degraded';

/** Every page that shows a list of posts, the sitemap included. */
export const POSTS_TAG = 'posts';

/** @param {string} slug */
export function postTag(slug) {
  return `post:${slug}`;
}
