import {
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type {
  AnswerTemplate,
  Message,
  MessageCounts,
  MessageNote,
  MessageStatus,
} from '../../shared/api';
import { callApi } from '../api-client';
import type { MessageFilter } from './message-filter';

/** How soon a message that a visitor sends appears by itself. */
const REFRESH_MS = 30_000;

const MESSAGES = ['messages'];
const SINGLE = [...MESSAGES, 'single'];

type Page = { messages: Message[]; next: string | null };

/** The messages of a filter, with every word of the query, newest first, page by page. */
export function useMessages({ status, isOwn }: MessageFilter, query: string) {
  return useInfiniteQuery({
    queryKey: [...MESSAGES, status ?? 'all', isOwn, query],
    queryFn: ({ pageParam, signal }) => {
      const parameters = new URLSearchParams({ query, status: status ?? '', before: pageParam });
      if (isOwn) parameters.set('own', '1');
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

type StatusChange = { ids: string[]; status: MessageStatus };

/** Sets the status of messages. */
export function useSetStatus() {
  return useChange((change: StatusChange) =>
    callApi<Message[]>('messages', { method: 'PATCH', body: change }),
  );
}

/** Undoes the setting of a status: each message gets the one that it had. */
export function useUndoStatus() {
  return useChange((change: StatusChange) =>
    callApi<Message[]>('messages/undo', { method: 'POST', body: change }),
  );
}

/** Assigns messages to a person, or to nobody with an empty name. */
export function useAssign() {
  return useChange((change: { ids: string[]; person: string }) =>
    callApi<Message[]>('messages/assign', { method: 'PATCH', body: change }),
  );
}

/** The names to which messages are assigned, or who handled some. */
export function useMessagePeople() {
  return useQuery({
    queryKey: [...MESSAGES, 'people'],
    queryFn: ({ signal }) => callApi<string[]>('messages/people', { signal }),
  });
}

const TEMPLATES = ['answer templates'];

/** The texts with which answers begin, by their titles. */
export function useAnswerTemplates() {
  return useQuery({
    queryKey: TEMPLATES,
    queryFn: ({ signal }) => callApi<AnswerTemplate[]>('messages/templates', { signal }),
  });
}

/** Stores a template, or deletes the one of the id. */
export function useChangeTemplate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, template }: { id: string; template?: AnswerTemplate }) =>
      callApi<object>(`messages/templates/${id}`, {
        method: template ? 'PUT' : 'DELETE',
        body: template,
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: TEMPLATES }),
  });
}

/** A change of messages, after which they are shown with it. */
function useChange<Change>(mutationFn: (change: Change) => Promise<Message[]>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: async (changed) => {
      // The first answer about a message may have been read before the change.
      await client.cancelQueries({ queryKey: SINGLE });
      for (const { id, status, handledAt, handledBy, assignedTo, isLate } of changed) {
        client.setQueryData<Message | null>(
          messageKey(id),
          // Its note may be on its way.
          (before) => before && { ...before, status, handledAt, handledBy, assignedTo, isLate },
        );
      }
      return client.invalidateQueries({ queryKey: MESSAGES });
    },
  });
}

/** Saves the note of a message, one text after the other, or at once before the window or the message closes. */
export function useSaveNote(id: string) {
  const client = useQueryClient();
  const send = (change: MessageNote) =>
    callApi<Message>(`${messagePath(id)}/note`, { method: 'PUT', body: change, keepalive: true });
  const onSuccess = async ({ note }: Message) => {
    await client.cancelQueries({ queryKey: messageKey(id) });
    client.setQueryData<Message | null>(messageKey(id), (before) => before && { ...before, note });
    return client.invalidateQueries({ queryKey: MESSAGES });
  };
  const mutation = useMutation({ scope: { id: `note ${id}` }, mutationFn: send, onSuccess });
  return {
    error: mutation.error,
    isPending: mutation.isPending,
    async save(change: MessageNote, isLeaving: boolean) {
      if (!isLeaving) return mutation.mutateAsync(change);
      const message = await send(change);
      void onSuccess(message);
      return message;
    },
  };
}

/** Deletes those of the messages that are spam. `onDeleted` is called before the lists are loaded again. */
export function useDeleteSpam(ids: string[], onDeleted: (count: number) => void) {
  return useDelete(
    ids,
    () => callApi('messages/delete-spam', { method: 'POST', body: { ids } }),
    onDeleted,
  );
}

/** Deletes one message, whatever its status. `onDeleted` is called before the lists are loaded again. */
export function useDeleteMessage(id: string, onDeleted: (count: number) => void) {
  return useDelete([id], () => callApi(messagePath(id), { method: 'DELETE' }), onDeleted);
}

function useDelete(
  ids: string[],
  send: () => Promise<{ deleted: number }>,
  onDeleted: (count: number) => void,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: ({ deleted }) => {
      onDeleted(deleted);
      return forget(client, (message) => ids.includes(message.id));
    },
  });
}

/** Closes what was deleted, because asking for it again would fail, and loads the lists again. */
function forget(client: QueryClient, isDeleted: (message: Message) => boolean) {
  client.setQueriesData<Message | null>({ queryKey: SINGLE }, (message) =>
    message && isDeleted(message) ? null : message,
  );
  return client.invalidateQueries({
    queryKey: MESSAGES,
    predicate: ({ queryKey }) => queryKey[1] !== SINGLE[1],
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
      return forget(client, (message) => message.email.toLowerCase() === email.toLowerCase());
    },
  });
}
