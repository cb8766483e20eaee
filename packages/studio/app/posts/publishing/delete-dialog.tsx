import { useMutation, useQueryClient } from '@tanstack/react-query';
import { postTitle } from '@/lib/posts/draft-title';
import type { StudioPost } from '../../../shared/api';
import { callApi } from '../../api-client';
import { routeHref } from '../../shell/route';
import { navigate } from '../../shell/use-route';
import { useNotify } from '../../ui/notices';
import { ActionDialog } from './action-dialog';
import { type PostContext, saveFirst, showText } from './post-context';
import { useUndo } from './use-undo';

type Props = { context: PostContext; onClose: () => void };

/** Moves a post to the bin. */
export function DeleteDialog({ context: { post, draft }, onClose }: Props) {
  const queries = useQueryClient();
  const notify = useNotify();
  const undoAction = useUndo(post.id);
  const title = postTitle(draft.fields.slug);

  const remove = useMutation({
    mutationFn: async () => {
      await saveFirst(draft);
      return callApi<{ deletedId: number }>(`posts/${post.id}`, { method: 'DELETE' });
    },
    onSuccess: ({ deletedId }) => {
      draft.saver.stop();
      void queries.invalidateQueries({ queryKey: ['posts'] });
      void queries.invalidateQueries({ queryKey: ['deleted'] });
      notify({
        text: `“${title}” staat in de prullenbak.`,
        actions: [
          undoAction({
            request: async () => ({
              post: await callApi<StudioPost>(`deleted/${deletedId}/restore`, { method: 'POST' }),
              text: `Verwijderen ongedaan gemaakt. “${title}” is terug.`,
            }),
            show: showText,
          }),
        ],
      });
      navigate(routeHref('blog'));
    },
  });
  return (
    <ActionDialog
      title="Verwijderen"
      confirm="Verwijderen"
      look="danger"
      action={remove}
      onClose={onClose}
      onConfirm={() => remove.mutate()}
    >
      <p>
        “{title}” gaat naar de prullenbak
        {post.state === 'live' && ', en bezoekers zien het niet meer'}. Tot dertig dagen daarna kunt
        u het terugzetten.
      </p>
    </ActionDialog>
  );
}
