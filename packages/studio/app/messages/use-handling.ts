import type { MessageStatus } from '../../shared/api';
import { formatCount } from '../ui/format';
import { useNotify } from '../ui/notices';
import { useSetStatus, useUndoStatus } from './requests';

const DONE: Record<MessageStatus, string> = {
  new: 'terug bij Nieuw',
  answered: 'op beantwoord',
  spam: 'op spam',
};

/** Gives messages another status: one that is open, or many at once, which one press undoes. */
export function useHandling() {
  const change = useSetStatus();
  const undo = useUndoStatus();
  const notify = useNotify();

  function handleMany(ids: string[], status: MessageStatus) {
    const tell = (error: Error) => notify({ text: error.message });
    const takeBack = () =>
      undo.mutate(
        { ids, status },
        { onSuccess: () => notify({ text: 'Ongedaan gemaakt.' }), onError: tell },
      );
    change.mutate(
      { ids, status },
      {
        // The response has as many rows as the project returns at most.
        onSuccess: () =>
          notify({
            text: `${formatCount(ids.length, 'bericht staat', 'berichten staan')} ${DONE[status]}.`,
            actions: [{ label: 'Ongedaan maken', run: takeBack }],
          }),
        onError: tell,
      },
    );
  }

  return {
    handle: (id: string, status: MessageStatus) => change.mutate({ ids: [id], status }),
    handleMany,
    isPending: change.isPending,
    errorOf: (id: string) => (change.variables?.ids.includes(id) ? change.error : null),
    pendingStatusOf: (id: string) =>
      change.isPending && change.variables.ids.includes(id) ? change.variables.status : undefined,
    tellDeleted: (count: number) =>
      notify({ text: `${formatCount(count, 'bericht', 'berichten')} gewist.` }),
  };
}
