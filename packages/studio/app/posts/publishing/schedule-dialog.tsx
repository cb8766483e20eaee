import { useState } from 'react';
import { Button } from '../../ui/button';
import { formatFullMoment } from '../../ui/format';
import { DutchMomentField } from '../moment/dutch-moment-field';
import { nextMornings } from '../moment/next-mornings';
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
  const [mornings] = useState(() => nextMornings(new Date()));
  const [picks, setPicks] = useState(0);
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
        // The field keeps what is typed in it.
        key={picks}
        label="Zichtbaar vanaf (Nederlandse tijd)"
        value={publishAt}
        onChange={setPublishAt}
      />
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Vaak gekozen</legend>
        {mornings.map(({ label, moment }) => (
          <Button
            key={label}
            onClick={() => {
              setPublishAt(moment);
              setPicks((count) => count + 1);
            }}
          >
            {label}
          </Button>
        ))}
      </fieldset>
      {publishAt && !isReady && <p className="text-failure">Kies een tijd die nog moet komen.</p>}
    </ActionDialog>
  );
}
