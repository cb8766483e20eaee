import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { StudioPost } from '../../shared/api';
import { callApi } from '../api-client';
import { type Route, routeHref } from '../shell/route';
import { navigate, useRoute } from '../shell/use-route';
import { Button } from '../ui/button';
import { ActionFailure } from '../ui/failure';
import { controlStyle } from '../ui/field';
import { earlyTitle } from './early-title';
import { madePost } from './made-post';

/** Makes an empty post and opens it. Until then a field in its place takes the title, which one may type at once. */
export function NewPostButton({ look = 'primary' }: { look?: 'primary' | 'secondary' }) {
  const queries = useQueryClient();
  const route = useRoute();
  const [pressedAt, setPressedAt] = useState<Route | 'failed'>();
  const create = useMutation({
    mutationFn: () => callApi<StudioPost>('posts', { method: 'POST' }),
    onSuccess: (post) => {
      void queries.invalidateQueries({ queryKey: ['posts'] });
      madePost.keep(post);
      earlyTitle.belongsTo(post.id);
      navigate(routeHref('blog', post.id));
    },
    onError: () => setPressedAt('failed'),
  });
  return (
    <div className="grid gap-2">
      {pressedAt === route ? (
        <input
          aria-label="Titel van het nieuwe artikel"
          placeholder="Titel"
          maxLength={200}
          // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed.
          autoFocus
          defaultValue={earlyTitle.text()}
          onChange={(event) => earlyTitle.keep(event.target.value)}
          className={controlStyle}
        />
      ) : (
        <Button
          look={look}
          autoFocus={pressedAt === 'failed'}
          onClick={() => {
            setPressedAt(route);
            create.mutate();
          }}
        >
          Nieuw artikel
        </Button>
      )}
      {create.isError && <ActionFailure error={create.error} />}
    </div>
  );
}
