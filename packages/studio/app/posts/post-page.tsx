import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DraftFields, StudioPost } from '../../shared/api';
import { callApi } from '../api-client';
import { LoadFailure } from '../ui/failure';
import { StatusMessage } from '../ui/status-message';
import { lastSave } from './draft/saves-under-way';
import { madePost } from './made-post';
import { PostEditor } from './post-editor';

/** A post that is open. Mount it anew for another post. */
export function PostPage({ id }: { id: string }) {
  const queries = useQueryClient();
  const [text, setText] = useState<{ number: number; startWith?: DraftFields }>({ number: 0 });
  const {
    data: post,
    error,
    refetch,
  } = useQuery({
    queryKey: ['post', id],
    queryFn: async () => {
      await lastSave(id);
      return callApi<StudioPost>(`posts/${id}`);
    },
    initialData: () => madePost.take(id),
    // The text is in the editor from then on; every response replaces the rest.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

  if (!post) {
    return (
      <div className="grid content-start justify-items-start gap-3 p-6">
        {error ? (
          <LoadFailure error={error} onRetry={() => refetch()} />
        ) : (
          <StatusMessage>Het artikel wordt geladen…</StatusMessage>
        )}
      </div>
    );
  }
  const setPost = (changed: StudioPost) => queries.setQueryData(['post', id], changed);
  return (
    <PostEditor
      key={text.number}
      post={post}
      startWith={text.startWith}
      onChanged={setPost}
      onReplaced={(replaced, startWith) => {
        setPost(replaced);
        setText(({ number }) => ({ number: number + 1, startWith }));
      }}
    />
  );
}
