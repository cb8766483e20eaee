import { pages } from '@/lib/pages/search/pages';
import { linkName } from './link-name';

/** What the site says of one of its own pages or posts. */
export type OwnPage = { href: string; title: string; description: string };

/** Finds posts that visitors can read by words of their title. */
export type FindPosts = (title: string, signal: AbortSignal) => Promise<OwnPage[]>;

const PATIENCE_MS = 5000;

export const ownPages: OwnPage[] = pages.map(({ href, name, about }) => ({
  href,
  title: name,
  description: about,
}));

/** The page or post of the site at an address; undefined for any other address. Never fails. */
export async function ownPageAt(href: string, findPosts: FindPosts): Promise<OwnPage | undefined> {
  const page = ownPages.find((candidate) => candidate.href === href);
  const title = page ? undefined : linkName(href);
  if (!title) return page;
  const posts = await findPosts(title, AbortSignal.timeout(PATIENCE_MS)).catch(() => []);
  return posts.find((post) => post.href === href) ?? { href, title, description: '' };
}
