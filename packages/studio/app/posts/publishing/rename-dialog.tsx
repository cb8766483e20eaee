import { useState } from 'react';
import { postTitle } from '@/lib/posts/draft-title';
import type { Published } from '../../../shared/api';
import { callApi } from '../../api-client';
import { TitleField } from '../fields/title-field';
import { ActionDialog } from './action-dialog';
import { type PostContext, showChange } from './post-context';
import { useChange, visibleAfter } from './use-change';
import type { Undo } from './use-undo';

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
          undo: () => undoRename(context),
        })
      }
    >
      <p>Bezoekers zien de nieuwe titel meteen. Het oude adres verwijst door.</p>
      <TitleField postId={context.post.id} slug={slug} onChange={setSlug} />
    </ActionDialog>
  );
}

/** @param context from before the change */
function undoRename({ post, draft }: PostContext): Undo {
  const { slug } = post.live;
  const draftSlug = draft.saver.state().fields.slug;
  return {
    request: async () => {
      const answer = await callApi<Published>(`posts/${post.id}/rename`, {
        method: 'POST',
        body: { slug },
      });
      const outcome = `Het artikel heet weer “${postTitle(slug)}”. ${visibleAfter(answer)}`;
      return { post: answer.post, text: `Hernoemen ongedaan gemaakt. ${outcome}` };
    },
    show: (context, renamed) => {
      showChange(context, renamed);
      // A version with another title may have been restored before.
      if (draftSlug !== slug) context.draft.saver.change({ slug: draftSlug });
    },
  };
}
