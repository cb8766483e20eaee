import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { formatCount } from '../ui/format';
import { StatusMessage } from '../ui/status-message';

type DeleteButtonProps = {
  count: number;
  /** What goes, and that it cannot be undone. */
  children: ReactNode;
  remove: { isPending: boolean; error: Error | null; mutate: () => void };
};

/** Deletes messages for good, after asking once. */
export function DeleteButton({ count, children, remove }: DeleteButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const all = count > 0 ? formatCount(count, 'bericht', 'berichten') : 'berichten';
  return (
    <>
      <Button
        look="danger"
        className="justify-self-start"
        disabled={count === 0}
        onClick={() => setIsAsking(true)}
      >
        Wis {all}
      </Button>
      {isAsking && (
        <Dialog
          title={`${all} wissen?`}
          mayClose={!remove.isPending}
          onClose={() => setIsAsking(false)}
        >
          <div className="grid gap-5">
            <p>{children}</p>
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
