import { useState } from 'react';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { formatCount } from '../ui/format';
import { StatusMessage } from '../ui/status-message';
import { useDeleteMessagesOf } from './requests';

type DeleteMessagesOfProps = {
  email: string;
  count: number;
  onDeleted: (count: number) => void;
};

/** Deletes all messages of a person, after asking. */
export function DeleteMessagesOf({ email, count, onDeleted }: DeleteMessagesOfProps) {
  const [isAsking, setIsAsking] = useState(false);
  const remove = useDeleteMessagesOf(email, onDeleted);
  const all = formatCount(count, 'bericht', 'berichten');

  return (
    <>
      <Button look="danger" className="justify-self-start" onClick={() => setIsAsking(true)}>
        Wis {all}
      </Button>
      {isAsking && (
        <Dialog
          title={`${all} wissen?`}
          mayClose={!remove.isPending}
          onClose={() => setIsAsking(false)}
        >
          <div className="grid gap-5">
            <p>
              Alle berichten van {email} worden voorgoed gewist, met uw notities. Dit kan niet
              ongedaan worden gemaakt. Mail die u al kreeg, staat nog in uw mailprogramma.
            </p>
            {remove.error && <StatusMessage look="failure">{remove.error.message}</StatusMessage>}
            <div className="flex flex-wrap gap-3">
              <Button look="danger" disabled={remove.isPending} onClick={() => remove.mutate()}>
                Wis {all}
              </Button>
              <Button
                data-initial-focus
                disabled={remove.isPending}
                onClick={() => setIsAsking(false)}
              >
                Annuleren
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}
