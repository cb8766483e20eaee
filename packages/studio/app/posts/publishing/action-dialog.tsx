import type { ReactNode } from 'react';
import { Button, type buttonStyle } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { StatusMessage } from '../../ui/status-message';

type ActionDialogProps = {
  title: string;
  children: ReactNode;
  confirm: string;
  look?: keyof typeof buttonStyle;
  action: { isPending: boolean; error: Error | null };
  isReady?: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before something changes for visitors, and shows that it is under way or why it failed. */
export function ActionDialog(props: ActionDialogProps) {
  const { title, children, confirm, look = 'primary', action, isReady = true } = props;
  return (
    <Dialog title={title} mayClose={!action.isPending} onClose={props.onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          props.onConfirm();
        }}
        className="grid gap-4"
      >
        {children}
        {action.error && <StatusMessage look="failure">{action.error.message}</StatusMessage>}
        <div role="status">{action.isPending && 'Bezig. De site wordt bijgewerkt…'}</div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look={look} disabled={action.isPending || !isReady}>
            {confirm}
          </Button>
          <Button look="quiet" disabled={action.isPending} onClick={props.onClose}>
            Annuleren
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
