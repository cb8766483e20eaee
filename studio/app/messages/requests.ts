import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Message, MessageCounts, MessageStatus } from '../../shared/api';
import { callApi } from '../api-client';

/** How soon a message that a visitor sends appears by itself. */
const REFRESH_MS = 30_000;

const MESSAGES = ['messages'];

type Page = { messages: Message[]; next: string | null };

/** The messages of a status, or of every one, with every word of the query, newest first, page by page. */
export function useMessages(status: MessageStatus | undefined, query: string) {
  return useInfiniteQuery({
    queryKey: [...MESSAGES, status ?? 'all', query],
    queryFn: ({ pageParam, signal }) => {
      const parameters = new URLSearchParams({ query, status: status ?? '', before: pageParam });
      return callApi<Page>(`messages?${parameters}`, { signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: REFRESH_MS,
    placeholderData: (previous) => previous,
  });
}

export function useMessageCounts() {
  return useQuery({
    queryKey: [...MESSAGES, 'counts'],
    queryFn: ({ signal }) => callApi<MessageCounts>('messages/counts', { signal }),
    refetchInterval: REFRESH_MS,
  });
}

/** Sets the status and the note of a message. */
export function useChangeMessage(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: { status: MessageStatus; note: string }) =>
      callApi<Message>(`messages/${encodeURIComponent(id)}`, { method: 'PATCH', body: change }),
    onSuccess: () => client.invalidateQueries({ queryKey: MESSAGES }),
  });
}

/** What one person sent. */
export function useMessagesOf(email: string) {
  return useQuery({
    queryKey: [...MESSAGES, 'of', email],
    queryFn: ({ signal }) =>
      callApi<Message[]>(`messages/of?email=${encodeURIComponent(email)}`, { signal }),
    enabled: email !== '',
  });
}

export function useDeleteMessagesOf(email: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      callApi<{ deleted: number }>(`messages/of?email=${encodeURIComponent(email)}`, {
        method: 'DELETE',
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: MESSAGES }),
  });
}
