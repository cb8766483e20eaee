import type { Backend } from '../../../scripts/harness/temporary-site.ts';
import { median } from '../../lib/median.ts';
import { slugAt } from './posts.ts';

const POSTS_PER_PAGE = 12;
/** The median of so many answers from the cache. */
const VISITS = 9;

/**
 * The first answer of each page and those from the cache, and its size.
 * @param count of posts
 */
export async function measurePages(
  { url, backend }: { url: string; backend: Backend },
  count: number,
) {
  const pageCount = Math.ceil(count / POSTS_PER_PAGE);
  const listPage = (page: number) => (page === 1 ? '/blog' : `/blog/pagina/${page}`);
  const pages = {
    'list, first page': '/blog',
    'list, middle page': listPage(Math.ceil(pageCount / 2)),
    'list, last page': listPage(pageCount),
    'post, newest': `/blog/${await slugAt(backend, 0)}`,
    'post, middle': `/blog/${await slugAt(backend, Math.floor(count / 2))}`,
    'sitemap, index': '/sitemap.xml',
    'sitemap, this year': `/sitemap/berichten-${new Date().getUTCFullYear()}.xml`,
    'feed, RSS': '/blog/feed.xml',
    'feed, Atom': '/blog/atom.xml',
  };
  // The server loads its code with the first request.
  await visit(`${url}/kiosken`);
  const figures: Record<string, number> = {};
  for (const [name, path] of Object.entries(pages)) {
    const { ms, bytes } = await visit(url + path);
    const cached = [];
    for (let number = 0; number < VISITS; number += 1) cached.push((await visit(url + path)).ms);
    figures[`${name}: first answer, ms`] = ms;
    figures[`${name}: from the cache, ms`] = median(cached);
    figures[`${name}: kB`] = bytes / 1000;
  }
  return figures;
}

async function visit(address: string) {
  const start = performance.now();
  const response = await fetch(address);
  const { byteLength: bytes } = await response.arrayBuffer();
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return { ms: performance.now() - start, bytes };
}
