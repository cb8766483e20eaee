import { Hono } from 'hono';
import type { DeletedPost } from '../shared/api';
import type { ApiContext } from './api-context';
import { personName } from './person-name';
import { idFrom } from './query';
import { resultOf } from './result';
import { asStudioPost } from './studio-post';

/** Posts that were deleted in the last thirty days. */
export function deletedRoutes({ database }: ApiContext) {
  const routes = new Hono();

  routes.get('/', async (context) => {
    const rows = await resultOf(database.rpc('list_deleted_posts'));
    return context.json(
      rows.map(
        (row): DeletedPost => ({
          id: row.id,
          slug: row.slug,
          excerpt: row.excerpt,
          imageUrl: row.image_url,
          wasPublished: row.was_published,
          deletedAt: row.deleted_at,
          deletedBy: personName(row.deleted_by),
          purgedAfter: row.purged_after,
        }),
      ),
    );
  });

  routes.post('/:id/restore', async (context) => {
    const deletedId = idFrom(context.req.param('id'));
    const post = await resultOf(database.rpc('restore_post', { deleted_id: deletedId }));
    return context.json(asStudioPost(post));
  });

  return routes;
}
