import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StudioPost } from '../../shared/api';
import { callApi } from '../api-client';
import { routeHref } from '../shell/route';
import { navigate } from '../shell/use-route';
import { Button } from '../ui/button';
import { StatusMessage } from '../ui/status-message';

/** Makes an empty post and opens it. */
export function NewPostButton({ look = 'primary' }: { look?: 'primary' | 'secondary' }) {
  const queries = useQueryClient();
  const create = useMutation({
    mutationFn: () => callApi<StudioPost>('posts', { method: 'POST' }),
    onSuccess: ({ id }) => {
      void queries.invalidateQueries({ queryKey: ['posts'] });
      navigate(routeHref('blog', id));
    },
  });
  return (
    <div className="grid gap-2">
      <Button look={look} disabled={create.isPending} onClick={() => create.mutate()}>
        {create.isPending ? 'Wordt gemaakt…' : 'Nieuw bericht'}
      </Button>
      {create.isError && <StatusMessage look="failure">{create.error.message}</StatusMessage>}
    </div>
  );
}
