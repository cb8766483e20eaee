import { slugAt } from './posts.mjs';

/**
 * How many rows and index entries of our tables the database reads for what is behind the pages, the
 * functions that it calls included, and how long that takes.
 * @param {import('./posts.mjs').Backend} backend @param {number} count of posts
 */
export async function measureQueries(backend, count) {
  const middle = Math.floor(count / 2);
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
    neighbour: `select id, slug ${published} and published_at <= '${post?.at}'
      and (published_at < '${post?.at}' or (published_at = '${post?.at}' and id < '${post?.id}'))
      ${newest} limit 1`,
    'related posts': `select id, slug from related_posts('${slug}')`,
    'former slug': `select current_slug('${slug}')`,
    feed: `select * ${published} ${newest} limit 20`,
    'sitemap, index': 'select * from sitemap_parts(1000)',
    'sitemap, last part': `select slug, published_at, updated_at ${published}
      order by published_at, id limit 1000 offset ${Math.floor((count - 1) / 1000) * 1000}`,
  };
  /** @type {Record<string, number>} */
  const figures = {};
  for (const [name, sql] of Object.entries(queries)) {
    await rowsReadBy(backend, sql, 'anon');
    const { rows, ms } = await rowsReadBy(backend, sql, 'anon');
    figures[`database, ${name}: rows read`] = rows;
    figures[`database, ${name}: ms`] = ms;
  }
  const change = await rowsReadBy(backend, `update posts set excerpt = 'x' where slug = '${slug}'`);
  figures['database, a change and whom it touches: rows read'] = change.rows;
  figures['database, a change and whom it touches: ms'] = change.ms;
  return figures;
}

/** What of our tables was read so far in this transaction, in which Postgres forgets nothing of it. */
const READ = `(select sum(pg_stat_get_xact_tuples_returned(oid)) from pg_class
  where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'i'))`;

/**
 * Nothing of the statement stays, and nobody is told of it.
 * @param {import('./posts.mjs').Backend} backend @param {string} sql @param {string} [role]
 */
async function rowsReadBy(backend, sql, role) {
  const [row] = await backend.run(`
    begin;
    create temp table gauge as select ${READ} as read, clock_timestamp() as at;
    ${role ? `set local role ${role};` : ''}
    savepoint before;
    ${sql};
    rollback to before;
    reset role;
    create temp table result as
      select (${READ} - read)::integer as rows,
        (extract(epoch from clock_timestamp() - at) * 1000)::float as ms from gauge;
    drop table gauge;
    commit;
    select rows, ms from result`);
  await backend.run('drop table result');
  return { rows: Number(row?.rows), ms: Number(row?.ms) };
}
