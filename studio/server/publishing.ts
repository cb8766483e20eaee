import { type Context, Hono } from 'hono';
import type { Json } from '@/lib/supabase/database.types';
import { type Published, publishSchema, renameSchema } from '../shared/api';
import type { ApiContext } from './api';
import { readBody } from './body';
import { resultOf } from './result';
import { asStudioPost } from './studio-post';
import { postUrl, timeUntilVisible } from './visibility';

/** What changes the pages of visitors. A trigger of the database announces each change to the site. */
export function publishingRoutes({ database, siteUrl }: ApiContext) {
  const routes = new Hono();

  routes.post('/:id/publish', async (context) => {
    const start = performance.now();
    const { expectedRevision, publishAt } = await readBody(context, publishSchema);
    const answer = await resultOf(
      database.rpc('publish_post', {
        post_id: context.req.param('id'),
        expected_revision: expectedRevision,
        publish_at: publishAt ?? undefined,
      }),
    );
    return respond(context, answer, start);
  });

  routes.post('/:id/withdraw', async (context) => {
    const start = performance.now();
    const answer = await resultOf(
      database.rpc('withdraw_post', { post_id: context.req.param('id') }),
    );
    return respond(context, answer, start);
  });

  routes.post('/:id/rename', async (context) => {
    const start = performance.now();
    const { slug } = await readBody(context, renameSchema);
    const answer = await resultOf(
      database.rpc('rename_post', { post_id: context.req.param('id'), slug }),
    );
    return respond(context, answer, start);
  });

  async function respond(context: Context, answer: Json, start: number) {
    const post = asStudioPost(answer);
    const visibleAfterMs = await timeUntilVisible(siteUrl, post, start);
    return context.json<Published>({ post, url: postUrl(siteUrl, post), visibleAfterMs });
  }

  return routes;
}
