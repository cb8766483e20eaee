import {
  blogPageHref,
  feedRoutes,
  postHref,
  postPictureHref,
  routes,
  SITEMAP_PATH,
  sitemapPartHref,
} from '../routes';
import { PAGES_PART, postsPart } from '../sitemap/part-names';

/** What a change of the posts touches. */
export type PostChange = {
  /** Slugs under which the changed post was or is read. */
  slugs: string[];
  /** Slugs of other posts whose page names it. */
  naming: string[];
};

/**
 * So many pages of a list are renewed ahead. A new post shifts all of them: with 10,000 posts every
 * change would have a thousand pages rendered, most of which nobody opens.
 */
const PAGES_AHEAD = 10;

/** Lists that are spread over pages, by the number of the page. */
const lists = [blogPageHref, (number: number) => sitemapPartHref(postsPart(number))];

/** Every page that shows a changed post, in the order in which visitors miss it. */
export function affectedPages({ slugs, naming }: PostChange): string[] {
  return [
    ...slugs.map(postHref),
    routes.blog,
    routes.home,
    routes.search,
    ...Object.values(feedRoutes),
    SITEMAP_PATH,
    sitemapPartHref(PAGES_PART),
    sitemapPartHref(postsPart(1)),
    ...naming.filter((slug) => !slugs.includes(slug)).map(postHref),
    ...slugs.map(postPictureHref),
  ];
}

/**
 * The page that shows the next stretch of the same list, as far as it is renewed ahead. How many
 * pages a list has is known only when one of them is missing.
 */
export function followingPage(path: string): string | undefined {
  const number = Number(/\d+(?=(\.xml)?$)/.exec(path)?.[0] ?? 1);
  const list = lists.find((pageOf) => pageOf(number) === path);
  return isRenewedAhead(number + 1) ? list?.(number + 1) : undefined;
}

/** Whether a page of a list, by its number, is renewed before anybody asks for it. */
export function isRenewedAhead(number: number): boolean {
  return number <= PAGES_AHEAD;
}
