import { sectorsWithPosts } from '../../business/content/sector-stories';
import { productsWithPosts } from '../../business/products/about';
import {
  blogPageHref,
  feedRoutes,
  PAGES_PART,
  postHref,
  postPictureHref,
  productHref,
  routes,
  SITEMAP_PATH,
  sectorHref,
  sitemapPartHref,
} from '../../routes';

export type PostChange = {
  /** The old and new slug of the changed post. */
  slugs: string[];
  /** Slugs whose page links to it, as private.linking_slugs in supabase/migrations finds them. */
  linking: string[];
};

/** A new post shifts all list pages: with 10,000 posts, each change would render 800 pages. */
const MAX_PRERENDERED_PAGES = 10;

/** The paths that show a changed post, most urgent first, without pages of the list from the 11th on. */
export function affectedPages({ slugs, linking }: PostChange): string[] {
  return [
    ...slugs.map(postHref),
    routes.blog,
    routes.home,
    routes.search,
    ...Object.values(feedRoutes),
    SITEMAP_PATH,
    sitemapPartHref(PAGES_PART),
    ...linking.filter((slug) => !slugs.includes(slug)).map(postHref),
    ...productsWithPosts(slugs).map(productHref),
    ...sectorsWithPosts(slugs).map(sectorHref),
    ...slugs.map(postPictureHref),
  ];
}

/** The next page of the blog list while it is revalidated ahead; the caller stops at the first 404. */
export function nextListPage(path: string): string | undefined {
  const number = Number(/\d+$/.exec(path)?.[0] ?? 1);
  const isOfList = blogPageHref(number) === path;
  return isOfList && number < MAX_PRERENDERED_PAGES ? blogPageHref(number + 1) : undefined;
}
