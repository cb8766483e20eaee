import { Hono } from 'hono';
import { readAllRows } from '@/lib/platform/supabase/read-all-rows';
import type { DeletedPost } from '../shared/api';
import type { ApiContext } from './api-context';
import { personName } from './person-name';
import { idFrom } from './query';
import { resultOf } from './result';
import { asStudioPost } from './studio-post';

const PAGE_SIZE = 1000;

/** Posts that were deleted in the last thirty days. */
export function deletedRoutes({ database }: ApiContext) {
  const routes = new Hono();

  routes.get('/', async (context) => {
    const rows = await readAllRows((offset) =>
      resultOf(database.rpc('list_deleted_posts').range(offset, offset + PAGE_SIZE - 1)),
    );
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
