import { type Context, Hono } from 'hono';
import type { Json } from '@/lib/supabase/database.types';
import { type Published, publishSchema, renameSchema, republishSchema } from '../shared/api';
import type { ApiContext } from './api-context';
import { readBody } from './body';
import { resultOf } from './result';
import { asStudioPost, readPost } from './studio-post';
import { postUrl, timeUntilVisible } from './visibility';

const INVALID_SLUG =
  'Van deze titel kan geen adres worden gemaakt. Kies een titel met letters of cijfers.';

/** What changes the pages of visitors. A trigger of the database announces each change to the site. */
export function publishingRoutes({ database, siteUrl }: ApiContext) {
  const routes = new Hono();

  routes.post('/:id/publish', async (context) => {
    const { expectedRevision, publishAt } = await readBody(context, publishSchema);
    return change(context, (post_id) =>
      resultOf(
        database.rpc('publish_post', {
          post_id,
          expected_revision: expectedRevision,
          publish_at: publishAt ?? undefined,
        }),
      ),
    );
  });

  routes.post('/:id/withdraw', (context) =>
    change(context, (post_id) => resultOf(database.rpc('withdraw_post', { post_id }))),
  );

  routes.post('/:id/republish', async (context) => {
    const { withdrawnAt } = await readBody(context, republishSchema);
    return change(context, (post_id) =>
      resultOf(database.rpc('republish_post', { post_id, withdrawn_at: withdrawnAt })),
    );
  });

  routes.post('/:id/rename', async (context) => {
    const { slug } = await readBody(context, renameSchema);
    return change(context, (post_id) =>
      resultOf(database.rpc('rename_post', { post_id, slug }), INVALID_SLUG),
    );
  });

  async function change(context: Context, run: (id: string) => Promise<Json>) {
    const start = performance.now();
    const id = context.req.param('id') ?? '';
    const before = await readPost(database, id);
    const post = asStudioPost(await run(id));
    const visibleAfterMs = await timeUntilVisible({ siteUrl, before, post, start });
    return context.json<Published>({ post, url: postUrl(siteUrl, post), visibleAfterMs });
  }

  return routes;
}
