import type { ReactNode } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import { StatusMessage } from './status-message';

type DeleteDialogProps = {
  title: string;
  /** What the button says that deletes. */
  action: string;
  remove: { isPending: boolean; error: Error | null };
  onDelete: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Asks before something is deleted for good; the focus begins at the button that keeps it. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { title, action, remove, onDelete, onClose, children } = props;
  return (
    <Dialog title={title} mayClose={!remove.isPending} onClose={onClose}>
      <div className="grid gap-5">
        {children}
        {remove.error && <StatusMessage look="failure">{remove.error.message}</StatusMessage>}
        <div className="flex flex-wrap gap-3">
          <Button look="danger" disabled={remove.isPending} onClick={onDelete}>
            {action}
          </Button>
          <Button data-initial-focus disabled={remove.isPending} onClick={onClose}>
            Annuleren
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
