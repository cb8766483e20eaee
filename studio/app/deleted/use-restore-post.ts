import { useMutation } from '@tanstack/react-query';
import type { StudioPost } from '../../shared/api';
import { callApi } from '../api-client';
import { usePostChanged } from '../posts/queries';

/** Puts a deleted post back, by the id of the deletion. */
export function useRestorePost(onRestored: (post: StudioPost) => void) {
  const postChanged = usePostChanged();
  return useMutation({
    mutationFn: (deletedId: number) =>
      callApi<StudioPost>(`deleted/${deletedId}/restore`, { method: 'POST' }),
    onSuccess: (post) => {
      postChanged(post);
      onRestored(post);
    },
  });
}
