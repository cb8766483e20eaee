import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Published } from '../../../shared/api';
import { ApiError, callApi } from '../../api-client';
import { useNotify } from '../../ui/notices';
import { type PostContext, saveFirst, showChange } from './post-context';
import { type Undo, useUndo } from './use-undo';

type Request = {
  path: string;
  body?: (revision: number) => unknown;
  text: (answer: Published) => string;
  /** Called before the response is shown. */
  undo?: (answer: Published) => Undo;
};

/** A change that visitors see, after what is being written was saved. */
export function useChange(context: PostContext, onDone: () => void) {
  const { post, draft } = context;
  const queries = useQueryClient();
  const notify = useNotify();
  const undoAction = useUndo(post.id);
  return useMutation({
    mutationFn: async ({ path, body }: Request) => {
      await saveFirst(draft);
      return callApi<Published>(`posts/${post.id}/${path}`, {
        method: 'POST',
        body: body?.(draft.saver.revision),
      });
    },
    onSuccess: (answer, { text, undo: undoOf }) => {
      const undo = undoOf?.(answer);
      showChange(context, answer.post);
      void queries.invalidateQueries({ queryKey: ['posts'] });
      const isPublic = answer.post.state === 'live';
      notify({
        text: text(answer),
        actions: [
          ...(undo ? [undoAction(undo)] : []),
          ...(isPublic ? [{ label: 'Bekijk de pagina', href: answer.url }] : []),
        ],
      });
      onDone();
    },
    onError: (error) => {
      // So that the field of the title says it, too.
      if (error instanceof ApiError && error.body.code === 'slug')
        void queries.invalidateQueries({ queryKey: ['slug'] });
    },
  });
}

/** "Zichtbaar voor bezoekers na 0,4 s." */
export function visibleAfter({ visibleAfterMs }: Published): string {
  return visibleAfterMs === null
    ? 'De site toont het nog niet. Kijk over een minuut op de pagina.'
    : `Zichtbaar voor bezoekers na ${formatSeconds(visibleAfterMs)}.`;
}

/** "Voor bezoekers weg na 0,4 s." */
export function goneAfter({ visibleAfterMs }: Published): string {
  return visibleAfterMs === null
    ? 'De site toont het misschien nog even.'
    : `Voor bezoekers weg na ${formatSeconds(visibleAfterMs)}.`;
}

function formatSeconds(ms: number): string {
  return `${(ms / 1000).toLocaleString('nl-NL', { maximumFractionDigits: 1 })}\u00a0s`;
}
