import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StudioPost } from '../../../shared/api';
import { callApi } from '../../api-client';
import { routeHref } from '../../shell/route';
import { navigate } from '../../shell/use-route';
import { useNotify } from '../../ui/notices';
import { postTitle } from '../post-title';
import { ActionDialog } from './action-dialog';
import { type PostContext, saveFirst } from './use-change';

type Props = { context: PostContext; onClose: () => void };

/** Moves a post to the bin. */
export function DeleteDialog({ context: { post, draft }, onClose }: Props) {
  const queries = useQueryClient();
  const notify = useNotify();
  const title = postTitle(draft.fields.slug);

  const restore = async (deletedId: number) => {
    try {
      await callApi<StudioPost>(`deleted/${deletedId}/restore`, { method: 'POST' });
      await queries.invalidateQueries();
      navigate(routeHref('blog', post.id));
    } catch (error) {
      notify({ text: error instanceof Error ? error.message : 'Terugzetten mislukte.' });
    }
  };

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
        action: { label: 'Ongedaan maken', run: () => void restore(deletedId) },
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
