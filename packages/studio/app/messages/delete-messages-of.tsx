import { DeleteButton } from './delete-button';
import { useDeleteMessagesOf } from './requests';

type DeleteMessagesOfProps = {
  email: string;
  count: number;
  onDeleted: (count: number) => void;
};

/** Deletes all messages of a person, after asking. */
export function DeleteMessagesOf({ email, count, onDeleted }: DeleteMessagesOfProps) {
  const remove = useDeleteMessagesOf(email, onDeleted);
  return (
    <DeleteButton count={count} remove={remove}>
      Alle berichten van <bdi>{email}</bdi> worden voorgoed gewist, met uw notities. Dit kan niet
      ongedaan worden gemaakt. Mail die u al kreeg, staat nog in uw mailprogramma.
    </DeleteButton>
  );
}
