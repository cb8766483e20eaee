import { ActionDialog } from './action-dialog';
import { type PostContext, useChange } from './use-change';

type Props = { context: PostContext; onClose: () => void };

/** Takes the post away from visitors; its text stays. */
export function WithdrawDialog({ context, onClose }: Props) {
  const change = useChange(context, onClose);
  return (
    <ActionDialog
      title="Intrekken"
      confirm="Intrekken"
      action={change}
      onClose={onClose}
      onConfirm={() =>
        change.mutate({
          path: 'withdraw',
          text: ({ visibleAfterMs }) =>
            visibleAfterMs === null
              ? 'Ingetrokken. De site toont het misschien nog even.'
              : `Ingetrokken. Voor bezoekers weg na ${(visibleAfterMs / 1000).toLocaleString('nl-NL', { maximumFractionDigits: 1 })}\u00a0s.`,
        })
      }
    >
      <p>
        Bezoekers zien het bericht niet meer. De tekst blijft hier staan, en u kunt hem opnieuw
        publiceren.
      </p>
    </ActionDialog>
  );
}
