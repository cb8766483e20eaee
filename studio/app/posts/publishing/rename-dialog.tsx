import { useState } from 'react';
import { TitleField } from '../fields/title-field';
import { ActionDialog } from './action-dialog';
import { type PostContext, useChange, visibleAfter } from './use-change';

type Props = { context: PostContext; onClose: () => void };

/** Gives a public post another title and address at once. */
export function RenameDialog({ context, onClose }: Props) {
  const change = useChange(context, onClose);
  const [slug, setSlug] = useState(context.post.live.slug);
  return (
    <ActionDialog
      title="Hernoemen"
      confirm="Hernoemen"
      action={change}
      isReady={slug !== '' && slug !== context.post.live.slug}
      onClose={onClose}
      onConfirm={() =>
        change.mutate({
          path: 'rename',
          body: () => ({ slug }),
          text: (answer) => `Hernoemd. ${visibleAfter(answer)}`,
        })
      }
    >
      <p>Bezoekers zien de nieuwe titel meteen. Het oude adres verwijst door.</p>
      <TitleField postId={context.post.id} slug={slug} onChange={setSlug} />
    </ActionDialog>
  );
}
