import {
  blogPageHref,
  feedRoutes,
  postHref,
  postPictureHref,
  routes,
  SITEMAP_PATH,
  sitemapPartHref,
} from '../routes';
import { PAGES_PART } from '../sitemap/part-names';

/** What a change of the posts touches. */
export type PostChange = {
  /** Slugs under which the changed post was or is read. */
  slugs: string[];
  /** Slugs of other posts whose page names it. */
  naming: string[];
};

/**
 * So many pages of the list are renewed ahead. A new post shifts all of them: with 10,000 posts every
 * change would have a thousand pages rendered, most of which nobody opens.
 */
const PAGES_AHEAD = 10;

/**
 * Every page that shows a changed post, in the order in which visitors miss it. Without what is
 * rendered for who asks (`renewPageOnDemand`): pages far down the list, the sitemap's parts of posts.
 */
export function affectedPages({ slugs, naming }: PostChange): string[] {
  return [
    ...slugs.map(postHref),
    routes.blog,
    routes.home,
    routes.search,
    ...Object.values(feedRoutes),
    SITEMAP_PATH,
    sitemapPartHref(PAGES_PART),
    ...naming.filter((slug) => !slugs.includes(slug)).map(postHref),
    ...slugs.map(postPictureHref),
  ];
}

/**
 * The page that shows the next stretch of the list, as far as it is renewed ahead. How many pages
 * the list has is known only when one of them is missing.
 */
export function followingPage(path: string): string | undefined {
  const number = Number(/\d+$/.exec(path)?.[0] ?? 1);
  const isOfList = blogPageHref(number) === path;
  return isOfList && isRenewedAhead(number + 1) ? blogPageHref(number + 1) : undefined;
}

/** Whether a page of the list, by its number, is renewed before anybody asks for it. */
export function isRenewedAhead(number: number): boolean {
  return number <= PAGES_AHEAD;
}
