import { useQueryClient } from '@tanstack/react-query';
import type { StudioPost } from '../../../shared/api';
import { callApi } from '../../api-client';
import { routeHref } from '../../shell/route';
import { navigate } from '../../shell/use-route';
import { type NoticeAction, useNotify } from '../../ui/notices';
import { lastSave } from '../draft/saves-under-way';
import { openPost, type PostContext, saveFirst } from './post-context';

/** How a change is undone. */
export type Undo = {
  /** Asks the server to put back what was there. */
  request: (revision: () => Promise<number>) => Promise<{ post: StudioPost; text: string }>;
  /** Shows the response where the post is open. */
  show: (context: PostContext, post: StudioPost) => void;
};

/** Makes the button of a notice that undoes a change of a post, and returns to the post from wherever one is by then. */
export function useUndo(postId: string) {
  const queries = useQueryClient();
  const notify = useNotify();

  async function run({ request, show }: Undo) {
    notify({ text: 'Bezig met ongedaan maken…', isPending: true });
    const before = openPost(postId);
    await (before ? saveFirst(before.draft) : lastSave(postId));
    const revision = async () =>
      before?.draft.saver.revision ?? (await callApi<StudioPost>(`posts/${postId}`)).revision;
    const { post, text } = await request(revision);
    const context = openPost(postId);
    if (context) show(context, post);
    else navigate(routeHref('blog', postId));
    void queries.invalidateQueries({ queryKey: ['posts'] });
    void queries.invalidateQueries({ queryKey: ['deleted'] });
    notify({ text });
  }

  return (undo: Undo) => {
    const action: NoticeAction = {
      label: 'Ongedaan maken',
      run: () => {
        run(undo).catch((error: Error) => notify({ text: error.message, actions: [action] }));
      },
    };
    return action;
  };
}
