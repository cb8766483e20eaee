import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Message, MessageCounts, MessageStatus } from '../../shared/api';
import { callApi } from '../api-client';

/** How soon a message that a visitor sends appears by itself. */
const REFRESH_MS = 30_000;

const MESSAGES = ['messages'];
const SINGLE = [...MESSAGES, 'single'];

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

/** The message of an id, which need not be in the list that is shown; null when it was just deleted. */
export function useMessage(id: string | undefined) {
  return useQuery({
    queryKey: messageKey(id),
    queryFn: ({ signal }) => callApi<Message | null>(messagePath(id ?? ''), { signal }),
    enabled: id !== undefined,
  });
}

/** Sets the status and the note of a message, one change after the other. */
export function useChangeMessage(id: string) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: `message ${id}` },
    mutationFn: (change: { status: MessageStatus; note: string }) =>
      callApi<Message>(messagePath(id), {
        method: 'PATCH',
        body: change,
        // A note is saved when the window is closed, too.
        keepalive: true,
      }),
    onSuccess: (message) => {
      client.setQueryData(messageKey(id), message);
      return client.invalidateQueries({ queryKey: MESSAGES });
    },
  });
}

const messageKey = (id: string | undefined) => [...SINGLE, id];
const messagePath = (id: string) => `messages/${encodeURIComponent(id)}`;

/** What one person sent. */
export function useMessagesOf(email: string) {
  return useQuery({
    queryKey: [...MESSAGES, 'of', email],
    queryFn: ({ signal }) =>
      callApi<Message[]>(`messages/of?email=${encodeURIComponent(email)}`, { signal }),
    enabled: email !== '',
  });
}

/** `onDeleted` is called before the lists are loaded again, after which no message is left to delete. */
export function useDeleteMessagesOf(email: string, onDeleted: (count: number) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      callApi<{ deleted: number }>(`messages/of?email=${encodeURIComponent(email)}`, {
        method: 'DELETE',
      }),
    onSuccess: ({ deleted }) => {
      onDeleted(deleted);
      // The message that is open may be one of them; asking for it again would fail.
      client.setQueriesData<Message | null>({ queryKey: SINGLE }, (message) =>
        message?.email.toLowerCase() === email.toLowerCase() ? null : message,
      );
      return client.invalidateQueries({
        queryKey: MESSAGES,
        predicate: ({ queryKey }) => queryKey[1] !== SINGLE[1],
      });
    },
  });
}
