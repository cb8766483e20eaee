import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import type { PostSummary } from '../../shared/api';
import { callApi } from '../api-client';

export type PostPage = { posts: PostSummary[]; total: number };
export type PostPages = InfiniteData<PostPage, number>;
export type PostFilter = { query: string; state: string };

const REFRESH_MS = 30_000;

/** The posts that match, by 50, last changed first. Asked again every half minute for the changes of others. */
export function usePosts({ query, state }: PostFilter) {
  return useInfiniteQuery({
    queryKey: ['posts', query, state],
    queryFn: ({ pageParam, signal }) =>
      callApi<PostPage>(`posts?${new URLSearchParams({ query, state, skip: String(pageParam) })}`, {
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((count, { posts }) => count + posts.length, 0);
      return shown < last.total && last.posts.length > 0 ? shown : undefined;
    },
    placeholderData: (before) => before,
    refetchInterval: REFRESH_MS,
  });
}
