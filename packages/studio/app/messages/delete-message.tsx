import type { Message } from '../../shared/api';
import { DeleteButton } from './delete-button';
import { useDeleteMessage } from './requests';

type DeleteMessageProps = { message: Message; onDeleted: (count: number) => void };

/** Deletes the message that is open, after asking once. */
export function DeleteMessage({ message, onDeleted }: DeleteMessageProps) {
  const remove = useDeleteMessage(message.id, onDeleted);
  return (
    <DeleteButton count={1} remove={remove}>
      Het bericht van <bdi>{message.name}</bdi> wordt voorgoed gewist, met uw notitie. Dit kan niet
      ongedaan worden gemaakt.
    </DeleteButton>
  );
}
