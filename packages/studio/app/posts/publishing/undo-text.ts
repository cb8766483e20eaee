import type { StudioPost } from '../../../shared/api';
import { callApi } from '../../api-client';
import { hasDraft, type PostContext, showText } from './post-context';
import type { Undo } from './use-undo';

/**
 * How another text in the place of the present one is undone: with the same draft again, or with none. Not with the
 * version that the database keeps of a draft, which it leaves out when only the date differs.
 * @param context from before the change, when everything was saved
 */
export function undoText(context: PostContext, text: string): Undo {
  const { post, draft } = context;
  const hadDraft = hasDraft(context);
  const { fields } = draft.saver.state();
  return {
    request: async (revision) => {
      const expectedRevision = await revision();
      if (hadDraft) {
        await callApi(`posts/${post.id}/draft`, {
          method: 'PUT',
          // A session of its own, so that the text which it replaces stays as a version.
          body: { expectedRevision, draft: fields, session: crypto.randomUUID() },
        });
        return { post: await callApi<StudioPost>(`posts/${post.id}`), text };
      }
      return {
        post: await callApi<StudioPost>(`posts/${post.id}/discard`, {
          method: 'POST',
          body: { expectedRevision },
        }),
        text,
      };
    },
    show: showText,
  };
}
