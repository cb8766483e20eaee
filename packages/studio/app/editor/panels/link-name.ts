import { pages } from '@/lib/pages/search/pages';
import { isSlug } from '@/lib/posts/slug';
import { titleFromSlug } from '@/lib/posts/title';
import { postHref } from '@/lib/routes';

const POSTS = postHref('');

/** What a page or a post of the site is called, for a link without a text of its own; undefined for another address. */
export function linkName(href: string): string | undefined {
  const page = pages.find((candidate) => candidate.href === href);
  if (page) return page.name;
  const slug = href.startsWith(POSTS) ? href.slice(POSTS.length) : '';
  return isSlug(slug) ? titleFromSlug(slug) : undefined;
}
