import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Published, StudioPost } from '../../../shared/api';
import { callApi } from '../../api-client';
import { useNotify } from '../../ui/notices';
import { fieldsOf } from '../draft/fields';
import type { Draft } from '../draft/use-draft';

export type PostContext = {
  post: StudioPost;
  draft: Draft;
  /** The state or the dates of the post changed. */
  onChanged: (post: StudioPost) => void;
  /** The text became another one. */
  onReplaced: (post: StudioPost) => void;
};

type Request = {
  path: string;
  body?: (revision: number) => unknown;
  text: (answer: Published) => string;
};

/** A change that visitors see, after what is being written was saved. */
export function useChange({ post, draft, onChanged }: PostContext, onDone: () => void) {
  const queries = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: async ({ path, body }: Request) => {
      await saveFirst(draft);
      return callApi<Published>(`posts/${post.id}/${path}`, {
        method: 'POST',
        body: body?.(draft.saver.revision),
      });
    },
    onSuccess: (answer, { text }) => {
      const { slug, published_at } = fieldsOf(answer.post);
      draft.saver.adopt(answer.post.revision, { slug, published_at }, new Date().toISOString());
      onChanged(answer.post);
      void queries.invalidateQueries({ queryKey: ['posts'] });
      const isPublic = answer.post.state === 'live';
      notify({
        text: text(answer),
        action: isPublic ? { label: 'Bekijk de pagina', href: answer.url } : undefined,
      });
      onDone();
    },
  });
}

/** @throws Error when the text could not be saved */
export async function saveFirst({ saver }: Draft): Promise<void> {
  if (!(await saver.flush())) {
    throw new Error('De tekst kon nog niet worden bewaard. Probeer het straks opnieuw.');
  }
}

/** "Zichtbaar voor bezoekers na 0,4 s." */
export function visibleAfter({ visibleAfterMs }: Published): string {
  if (visibleAfterMs === null) {
    return 'De site toont het nog niet. Kijk over een minuut op de pagina.';
  }
  const seconds = (visibleAfterMs / 1000).toLocaleString('nl-NL', { maximumFractionDigits: 1 });
  return `Zichtbaar voor bezoekers na ${seconds}\u00a0s.`;
}
