import { useMutation } from '@tanstack/react-query';
import type { StudioPost } from '../../../shared/api';
import { callApi } from '../../api-client';
import { hrefOf, navigate } from '../../shell/route';
import { Button } from '../../ui/button';
import { ErrorMessage } from '../../ui/error-message';
import { usePostChanged } from '../queries';

export function NewPostButton() {
  const postChanged = usePostChanged();
  const create = useMutation({
    mutationFn: () => callApi<StudioPost>('posts', { method: 'POST' }),
    onSuccess: (post) => {
      postChanged(post);
      navigate(hrefOf('blog', [post.id]));
    },
  });
  return (
    <>
      <Button look="primary" disabled={create.isPending} onClick={() => create.mutate()}>
        Nieuw bericht
      </Button>
      {create.error && <ErrorMessage error={create.error} />}
    </>
  );
}
