import { Hono } from 'hono';
import type { PostState, PostSummary } from '../shared/api';
import type { ApiContext } from './api-context';
import { personName } from './person-name';
import { countFrom } from './query';
import { resultOf } from './result';
import { asStudioPost, readPost } from './studio-post';

/** The list of posts, and each post with its draft. */
export function postRoutes({ database }: ApiContext) {
  const routes = new Hono();

  routes.get('/', async (context) => {
    const rows = await resultOf(
      database.rpc('list_studio_posts', {
        query: context.req.query('query') ?? '',
        only_state: context.req.query('state') || undefined,
        skip: countFrom(context.req.query('skip')),
      }),
    );
    const posts = rows.map(
      (row): PostSummary => ({
        id: row.id,
        state: row.state as PostState,
        slug: row.slug,
        hasDraft: row.has_draft,
        excerpt: row.excerpt,
        imageUrl: row.image_url,
        publishedAt: row.published_at,
        updatedAt: row.updated_at,
        updatedBy: personName(row.updated_by),
      }),
    );
    return context.json({ posts, total: rows[0]?.total ?? 0 });
  });

  routes.post('/', async (context) =>
    context.json(asStudioPost(await resultOf(database.rpc('new_post'))), 201),
  );

  routes.get('/:id', async (context) =>
    context.json(await readPost(database, context.req.param('id'))),
  );

  routes.delete('/:id', async (context) => {
    const deletedId = await resultOf(
      database.rpc('delete_post', { post_id: context.req.param('id') }),
    );
    return context.json({ deletedId });
  });

  return routes;
}
