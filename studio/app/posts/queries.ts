import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PostSummary, StudioPost } from '../../shared/api';
import { callApi } from '../api-client';

type PostList = { posts: PostSummary[]; total: number };

/** The posts of a search, last changed first; `count` of them. */
export function usePostList({
  query,
  state,
  skip,
}: {
  query: string;
  state: string;
  skip: number;
}) {
  const search = new URLSearchParams({ query, state, skip: String(skip) });
  return useQuery({
    queryKey: ['posts', query, state, skip],
    queryFn: ({ signal }) => callApi<PostList>(`posts?${search}`, { signal }),
    placeholderData: (previous) => previous,
  });
}

const postKey = (id: string) => ['post', id];

export function usePost(id: string) {
  return useQuery({
    queryKey: postKey(id),
    queryFn: ({ signal }) => callApi<StudioPost>(`posts/${encodeURIComponent(id)}`, { signal }),
    // Read once: afterwards this window knows best what it saved, and a conflict tells what others saved.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** What to do after a post was changed on the server. */
export function usePostChanged() {
  const client = useQueryClient();
  return (post?: StudioPost) => {
    if (post) client.setQueryData(postKey(post.id), post);
    for (const key of ['posts', 'versions', 'deleted']) {
      client.invalidateQueries({ queryKey: [key] });
    }
  };
}
