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

/** Lists that are spread over pages, by the number of the page. */
const lists = [blogPageHref, (number: number) => sitemapPartHref(postsPart(number))];

/** Every page that shows a changed post, in the order in which visitors miss it. */
export function affectedPages({ slugs, naming }: PostChange): string[] {
  return [
    ...slugs.map(postHref),
    routes.blog,
    routes.home,
    ...Object.values(feedRoutes),
    SITEMAP_PATH,
    sitemapPartHref(PAGES_PART),
    sitemapPartHref(postsPart(1)),
    ...naming.filter((slug) => !slugs.includes(slug)).map(postHref),
    ...slugs.map(postPictureHref),
  ];
}

/**
 * The page that shows the next stretch of the same list. A new post can shift every page of a list,
 * and how many there are is known only when one of them is missing.
 */
export function followingPage(path: string): string | undefined {
  const number = Number(/\d+(?=(\.xml)?$)/.exec(path)?.[0] ?? 1);
  const list = lists.find((pageOf) => pageOf(number) === path);
  return list?.(number + 1);
}
