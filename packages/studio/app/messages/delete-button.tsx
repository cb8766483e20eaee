import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button';
import { DeleteDialog } from '../ui/delete-dialog';
import { formatCount } from '../ui/format';

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
        <DeleteDialog
          title={`${all} wissen?`}
          action={`Wis ${all}`}
          remove={remove}
          onDelete={() => remove.mutate()}
          onClose={() => setIsAsking(false)}
        >
          <p>{children}</p>
        </DeleteDialog>
      )}
    </>
  );
}
