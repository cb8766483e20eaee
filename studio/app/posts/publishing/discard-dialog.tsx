import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StudioPost, VersionSummary } from '../../../shared/api';
import { callApi } from '../../api-client';
import { useNotify } from '../../ui/notices';
import { windowId } from '../draft/window-id';
import { ActionDialog } from './action-dialog';
import { type PostContext, saveFirst } from './use-change';

type Props = { context: PostContext; onClose: () => void };

/** Goes back to the text that visitors read. */
export function DiscardDialog({ context, onClose }: Props) {
  const { post, draft, onReplaced } = context;
  const queries = useQueryClient();
  const notify = useNotify();

  const restore = async (discarded: StudioPost) => {
    const [newest] = await callApi<VersionSummary[]>(`posts/${post.id}/versions`);
    if (!newest) return;
    onReplaced(
      await callApi<StudioPost>(`versions/${newest.id}/restore`, {
        method: 'POST',
        body: { expectedRevision: discarded.revision, session: windowId },
      }),
    );
  };

  const discard = useMutation({
    mutationFn: async () => {
      await saveFirst(draft);
      return callApi<StudioPost>(`posts/${post.id}/discard`, {
        method: 'POST',
        body: { expectedRevision: draft.saver.revision },
      });
    },
    onSuccess: (discarded) => {
      draft.saver.stop();
      onReplaced(discarded);
      void queries.invalidateQueries({ queryKey: ['posts'] });
      notify({
        text: 'De wijzigingen zijn verworpen.',
        action: { label: 'Ongedaan maken', run: () => void restore(discarded) },
      });
      onClose();
    },
  });
  return (
    <ActionDialog
      title="Wijzigingen verwerpen"
      confirm="Verwerpen"
      look="danger"
      action={discard}
      onClose={onClose}
      onConfirm={() => discard.mutate()}
    >
      <p>
        U gaat terug naar de tekst die bezoekers lezen. De wijzigingen blijven staan als versie.
      </p>
    </ActionDialog>
  );
}
