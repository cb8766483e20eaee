import { Hono } from 'hono';
import {
  type Conflict,
  type DraftFields,
  revisionSchema,
  type SavedDraft,
  saveDraftSchema,
} from '../shared/api';
import type { ApiContext } from './api-context';
import { readBody } from './body';
import type { Database } from './database';
import { StudioError } from './errors';
import { isRevisionError, resultOf } from './result';
import { asStudioPost, readPost } from './studio-post';

/** Saving the draft of a post, which never overwrites the text of another window. */
export function draftRoutes({ database }: ApiContext) {
  const routes = new Hono();

  routes.put('/:id/draft', async (context) => {
    const postId = context.req.param('id');
    const { expectedRevision, draft, session } = await readBody(context, saveDraftSchema);
    try {
      const { revision, updated_at } = await resultOf(
        database.rpc('save_draft', {
          post_id: postId,
          expected_revision: expectedRevision,
          draft,
          session,
        }),
      );
      return context.json<SavedDraft>({ revision, updatedAt: updated_at });
    } catch (error) {
      if (!isRevisionError(error)) throw error;
      throw await keepRefusedText(database, postId, draft);
    }
  });

  routes.post('/:id/discard', async (context) => {
    const { expectedRevision } = await readBody(context, revisionSchema);
    const post = await resultOf(
      database.rpc('discard_draft', {
        post_id: context.req.param('id'),
        expected_revision: expectedRevision,
      }),
    );
    return context.json(asStudioPost(post));
  });

  return routes;
}

async function keepRefusedText(database: Database, postId: string, draft: DraftFields) {
  const keptVersion = await resultOf(database.rpc('keep_text', { post_id: postId, draft }));
  const details: Conflict = { current: await readPost(database, postId), keptVersion };
  return new StudioError(
    409,
    'conflict',
    'Dit artikel is intussen ergens anders gewijzigd. Uw tekst is bewaard als versie.',
    details,
  );
}
