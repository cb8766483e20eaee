import { routeHref } from '../shell/route';

/** The list of posts, searched for the post of a slug. */
export function findPostHref(slug: string): string {
  return routeHref('blog', undefined, new URLSearchParams({ zoek: slug }));
}
