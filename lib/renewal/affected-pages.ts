import { blogPageHref, feedRoutes, postHref, postPictureHref, routes } from '../routes';

/** What a change of the posts touches. */
export type PostChange = {
  /** Slugs under which the changed post was or is read. */
  slugs: string[];
  /** Slugs of other posts whose page names it. */
  naming: string[];
};

/** Every page that shows a changed post, in the order in which visitors miss it. */
export function affectedPages({ slugs, naming }: PostChange): string[] {
  return [
    ...slugs.map(postHref),
    routes.blog,
    routes.home,
    ...Object.values(feedRoutes),
    '/sitemap.xml',
    ...naming.filter((slug) => !slugs.includes(slug)).map(postHref),
    ...slugs.map(postPictureHref),
  ];
}

/**
 * The page that shows the next stretch of the same list. A new post shifts every page of the list,
 * and how many there are is known only when one of them is missing.
 */
export function followingPage(path: string): string | undefined {
  if (path === routes.blog) return blogPageHref(2);
  const [start, number] = path.split(/(?<=\/pagina\/)/);
  return number && start === blogPageHref(2).slice(0, -1)
    ? blogPageHref(Number(number) + 1)
    : undefined;
}
