import { type Context, Hono } from 'hono';
import type { Json } from '@/lib/platform/supabase/database.types';
import {
  type DraftFields,
  type Published,
  publishSchema,
  renameSchema,
  republishSchema,
  type StudioPost,
} from '../shared/api';
import type { ApiContext } from './api-context';
import { readBody } from './body';
import { DatabaseError } from './database-error';
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
    return change(context, {
      run: (post_id) =>
        resultOf(
          database.rpc('publish_post', {
            post_id,
            expected_revision: expectedRevision,
            publish_at: publishAt ?? undefined,
          }),
        ),
      isDone: ({ live, draft }, before) =>
        live.is_published && !draft && hasTextOf(live, before.draft ?? before.live),
    });
  });

  routes.post('/:id/withdraw', (context) =>
    change(context, {
      run: (post_id) => resultOf(database.rpc('withdraw_post', { post_id })),
      isDone: (post) => post.state === 'ingetrokken',
    }),
  );

  routes.post('/:id/republish', async (context) => {
    const { withdrawnAt } = await readBody(context, republishSchema);
    return change(context, {
      run: (post_id) =>
        resultOf(database.rpc('republish_post', { post_id, withdrawn_at: withdrawnAt })),
      isDone: (post) => post.state === 'live',
    });
  });

  routes.post('/:id/rename', async (context) => {
    const { slug } = await readBody(context, renameSchema);
    return change(context, {
      run: (post_id) => resultOf(database.rpc('rename_post', { post_id, slug }), INVALID_SLUG),
      isDone: (post) => post.live.slug === slug,
    });
  });

  async function change(context: Context, { run, isDone }: Change) {
    const start = performance.now();
    const id = context.req.param('id') ?? '';
    const before = await readPost(database, id);
    const post = await run(id)
      .then(asStudioPost)
      .catch(async (error: unknown) => {
        if (!(error instanceof DatabaseError)) throw error;
        // The change may have been made and only its answer be lost.
        const now = await readPost(database, id);
        if (isDone(now, before)) return now;
        throw error;
      });
    const visibleAfterMs = await timeUntilVisible({ siteUrl, before, post, start });
    return context.json<Published>({ post, url: postUrl(siteUrl, post), visibleAfterMs });
  }

  return routes;
}

type Change = {
  run: (postId: string) => Promise<Json>;
  /** Whether a post is as this change leaves it. */
  isDone: (post: StudioPost, before: StudioPost) => boolean;
};

function hasTextOf(live: DraftFields, written: DraftFields) {
  return live.slug === written.slug && live.content === written.content;
}
