import { rowsReadBy } from '../../../packages/testbed/rows-read.ts';
import type { Backend } from '../../../packages/testbed/temporary-site.ts';
import { slugAt } from './posts.ts';

export async function measureQueries(backend: Backend, postCount: number) {
  const middle = Math.floor(postCount / 2);
  const slug = await slugAt(backend, middle);
  const [post] = await backend.run(
    `select id, published_at::text as at from posts where slug = '${slug}'`,
  );
  const published = 'from posts where is_published = true';
  const newest = 'order by published_at desc, id desc';
  const queries = {
    'page of the list, middle': `select id, slug, excerpt from list_posts(${middle}, 12)`,
    'number of pages': 'select count_readable_posts()',
    post: `select * ${published} and slug = '${slug}' limit 1`,
    'adjacent post': `select id, slug ${published} and published_at <= '${post?.at}'
      and (published_at < '${post?.at}' or (published_at = '${post?.at}' and id < '${post?.id}'))
      ${newest} limit 1`,
    'related posts': `select id, slug from related_posts('${slug}')`,
    'former slug': `select current_slug('${slug}')`,
    feed: `select * ${published} ${newest} limit 20`,
    'sitemap, index': 'select * from post_years()',
    'sitemap, this year': `select slug, published_at, updated_at ${published}
      and published_at >= date_trunc('year', now(), 'UTC') order by published_at, id`,
  };
  const figures: Record<string, number> = {};
  for (const [name, sql] of Object.entries(queries)) {
    // The first run is a warm-up.
    await rowsReadBy(backend.run, sql, 'anon');
    const { rows, ms } = await rowsReadBy(backend.run, sql, 'anon');
    figures[`database, ${name}: rows read`] = rows;
    figures[`database, ${name}: ms`] = ms;
  }
  const change = await rowsReadBy(
    backend.run,
    `update posts set excerpt = 'x' where slug = '${slug}'`,
  );
  figures['database, update of a post with its triggers: rows read'] = change.rows;
  figures['database, update of a post with its triggers: ms'] = change.ms;
  return figures;
}
