import type { Published } from '../../../shared/api';
import { callApi } from '../../api-client';
import { formatFullMoment } from '../../ui/format';
import { ActionDialog } from './action-dialog';
import { type PostContext, showChange } from './post-context';
import { goneAfter, useChange, visibleAfter } from './use-change';
import type { Undo } from './use-undo';

type Props = { context: PostContext; onClose: () => void };

/** Takes the post away from visitors; its text stays. */
export function WithdrawDialog({ context, onClose }: Props) {
  const change = useChange(context, onClose);
  const wasLive = context.post.state === 'live';
  return (
    <ActionDialog
      title="Intrekken"
      confirm="Intrekken"
      action={change}
      onClose={onClose}
      onConfirm={() =>
        change.mutate({
          path: 'withdraw',
          text: (answer) =>
            wasLive
              ? `Ingetrokken. ${goneAfter(answer)}`
              : 'Ingetrokken. Het artikel is niet meer gepland.',
          undo: undoWithdrawal,
        })
      }
    >
      <p>
        Bezoekers zien het artikel niet meer. De tekst blijft hier staan, en u kunt hem opnieuw
        publiceren.
      </p>
    </ActionDialog>
  );
}

/** The same text with the same date, also where a newer text is being written. */
function undoWithdrawal({ post }: Published): Undo {
  return {
    request: async () => {
      const answer = await callApi<Published>(`posts/${post.id}/republish`, {
        method: 'POST',
        body: { withdrawnAt: post.live.updated_at },
      });
      const { state, live } = answer.post;
      const outcome =
        state === 'live'
          ? visibleAfter(answer)
          : `Weer gepland voor ${formatFullMoment(live.published_at ?? '')}.`;
      return { post: answer.post, text: `Intrekken ongedaan gemaakt. ${outcome}` };
    },
    show: showChange,
  };
}
