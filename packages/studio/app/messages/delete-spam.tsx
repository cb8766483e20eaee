import { DeleteButton } from './delete-button';
import { useDeleteSpam } from './requests';

type DeleteSpamProps = { ids: string[]; onDeleted: (count: number) => void };

/** Deletes messages that are spam, after asking once. */
export function DeleteSpam({ ids, onDeleted }: DeleteSpamProps) {
  const remove = useDeleteSpam(ids, onDeleted);
  return (
    <DeleteButton count={ids.length} remove={remove}>
      {ids.length === 1 ? 'Dit spambericht wordt' : 'Deze spamberichten worden'} voorgoed gewist,
      met uw notities. Dit kan niet ongedaan worden gemaakt.
    </DeleteButton>
  );
}
