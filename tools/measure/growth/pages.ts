import type { Backend } from '../../../packages/testbed/temporary-site.ts';
import { median } from '../../lib/median.ts';
import { slugAt } from './posts.ts';

const POSTS_PER_PAGE = 12;
const CACHED_VISITS = 9;

/** The first response time of each page, the median of its cached responses, and its size. */
export async function measurePages(
  { url, backend }: { url: string; backend: Backend },
  postCount: number,
) {
  const pageCount = Math.ceil(postCount / POSTS_PER_PAGE);
  const listPage = (page: number) => (page === 1 ? '/blog' : `/blog/pagina/${page}`);
  const pages = {
    'list, first page': '/blog',
    'list, middle page': listPage(Math.ceil(pageCount / 2)),
    'list, last page': listPage(pageCount),
    'post, newest': `/blog/${await slugAt(backend, 0)}`,
    'post, middle': `/blog/${await slugAt(backend, Math.floor(postCount / 2))}`,
    'sitemap, index': '/sitemap.xml',
    'sitemap, this year': `/sitemap/berichten-${new Date().getUTCFullYear()}.xml`,
    'feed, RSS': '/blog/feed.xml',
    'feed, Atom': '/blog/atom.xml',
  };
  // Warm-up: the first request also loads code.
  await visit(`${url}/kiosken`);
  const figures: Record<string, number> = {};
  for (const [name, path] of Object.entries(pages)) {
    const { ms, bytes } = await visit(url + path);
    const cached = [];
    for (let number = 0; number < CACHED_VISITS; number += 1)
      cached.push((await visit(url + path)).ms);
    figures[`${name}: first response, ms`] = ms;
    figures[`${name}: from the cache, ms`] = median(cached);
    figures[`${name}: kB`] = bytes / 1000;
  }
  return figures;
}

async function visit(url: string) {
  const start = performance.now();
  const response = await fetch(url);
  const { byteLength: bytes } = await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url}: status ${response.status}`);
  return { ms: performance.now() - start, bytes };
}
