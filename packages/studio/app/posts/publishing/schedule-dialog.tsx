import { useState } from 'react';
import { formatFullMoment } from '../../ui/format';
import { DutchMomentField } from '../moment/dutch-moment-field';
import { ActionDialog } from './action-dialog';
import type { PostContext } from './post-context';
import { useChange } from './use-change';

type Props = { context: PostContext; onClose: () => void };

/** Makes the text public at a time to come. */
export function ScheduleDialog({ context, onClose }: Props) {
  const change = useChange(context, onClose);
  const { post } = context;
  const [publishAt, setPublishAt] = useState(
    post.state === 'gepland' ? post.live.published_at : null,
  );
  const isReady = publishAt !== null && Date.parse(publishAt) > Date.now();
  return (
    <ActionDialog
      title="Plannen"
      confirm="Plannen"
      action={change}
      isReady={isReady}
      onClose={onClose}
      onConfirm={() =>
        change.mutate({
          path: 'publish',
          body: (expectedRevision) => ({ expectedRevision, publishAt }),
          text: ({ post: { live } }) =>
            `Gepland voor ${formatFullMoment(live.published_at ?? '')}.`,
        })
      }
    >
      <p>Bezoekers zien het artikel vanaf deze tijd, op een minuut nauwkeurig.</p>
      <DutchMomentField
        label="Zichtbaar vanaf (Nederlandse tijd)"
        value={publishAt}
        onChange={setPublishAt}
      />
      {publishAt && !isReady && <p className="text-failure">Kies een tijd die nog moet komen.</p>}
    </ActionDialog>
  );
}
