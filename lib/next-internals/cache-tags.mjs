/** Carried by a page that was rendered while the backend failed. */
export const DEGRADED_TAG = 'degraded';

/** Every page that shows a list of posts, the sitemap included. */
export const POSTS_TAG = 'posts';

/** Carried by what shows one post: its page and its picture. @param {string} slug */
export function postTag(slug) {
  return `post:${slug}`;
}

/** Carried by the page of one post for the other posts that it names. @param {string} slug */
export function adjacentPostsTag(slug) {
  return `neighbours:${slug}`;
}

/** Carried by a page that nobody renews ahead: after a change it is rendered for who asks first. */
export const ON_DEMAND_TAG = 'on-demand';

/** Followed by the moment, in ms since 1970, after which a page is not shown any more. */
export const DEADLINE_TAG_PREFIX = 'until:';

/** Followed by the path to which a page redirects for good. */
export const MOVED_TAG_PREFIX = 'moved-to:';
