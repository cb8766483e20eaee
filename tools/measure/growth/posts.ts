import type { Backend } from '../../../packages/testbed/temporary-site.ts';
import { step } from '../../../scripts/lib/terminal.ts';

/**
 * Replaces the example posts with `count` published copies of them, three a day, the newest an hour
 * old, without notifying the site.
 */
export async function fillWithPosts(backend: Backend, count: number) {
  await step(`Writing ${count} posts`, () =>
    backend.run(`
      alter table posts disable trigger announce_post_change;
      create temp table examples as
        select row_number() over (order by slug) as k, * from posts where is_published;
      delete from posts;
      insert into posts (slug, image_url, excerpt, meta_description, content, is_published, published_at)
        select slug || '-' || n, image_url, excerpt, meta_description, content, true,
          now() - interval '1 hour' - (n - 1) * interval '8 hours'
        from generate_series(1, ${count}) as n
          join examples on k = 1 + n % (select count(*) from examples);
      drop table examples;
      alter table posts enable trigger announce_post_change;
      analyze`),
  );
}

/** @param index 0 for the newest post */
export async function slugAt(backend: Backend, index: number): Promise<string> {
  const [row] = await backend.run<{ slug: string }>(
    `select slug from posts order by published_at desc, id desc limit 1 offset ${index}`,
  );
  if (!row) throw new Error(`no post at index ${index}`);
  return row.slug;
}
