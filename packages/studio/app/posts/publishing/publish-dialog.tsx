import { ActionDialog } from './action-dialog';
import type { PostContext } from './post-context';
import { useChange, visibleAfter } from './use-change';

type Props = { context: PostContext; onClose: () => void };

/** Makes the text public now. */
export function PublishDialog({ context, onClose }: Props) {
  const change = useChange(context, onClose);
  const isLive = context.post.state === 'live';
  return (
    <ActionDialog
      title={isLive ? 'Wijzigingen publiceren' : 'Publiceren'}
      confirm="Nu publiceren"
      action={change}
      onClose={onClose}
      onConfirm={() =>
        change.mutate({
          path: 'publish',
          body: (expectedRevision) => ({ expectedRevision, publishAt: null }),
          text: (answer) => `Gepubliceerd. ${visibleAfter(answer)}`,
        })
      }
    >
      <p>
        {isLive
          ? 'Bezoekers zien uw wijzigingen binnen enkele seconden. De vorige tekst blijft als versie staan.'
          : 'Bezoekers zien dit artikel binnen enkele seconden.'}
      </p>
    </ActionDialog>
  );
}
