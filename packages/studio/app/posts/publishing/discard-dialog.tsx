import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StudioPost } from '../../../shared/api';
import { callApi } from '../../api-client';
import { useNotify } from '../../ui/notices';
import { ActionDialog } from './action-dialog';
import { type PostContext, saveFirst, showText } from './post-context';
import { undoText } from './undo-text';
import { useUndo } from './use-undo';

type Props = { context: PostContext; onClose: () => void };

/** Goes back to the text that visitors read. */
export function DiscardDialog({ context, onClose }: Props) {
  const { post, draft } = context;
  const queries = useQueryClient();
  const notify = useNotify();
  const undoAction = useUndo(post.id);

  const discard = useMutation({
    mutationFn: async () => {
      await saveFirst(draft);
      return callApi<StudioPost>(`posts/${post.id}/discard`, {
        method: 'POST',
        body: { expectedRevision: draft.saver.revision },
      });
    },
    onSuccess: (discarded) => {
      const undo = undoText(context, 'Verwerpen ongedaan gemaakt. Uw wijzigingen staan er weer.');
      showText(context, discarded);
      void queries.invalidateQueries({ queryKey: ['posts'] });
      notify({ text: 'De wijzigingen zijn verworpen.', actions: [undoAction(undo)] });
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
