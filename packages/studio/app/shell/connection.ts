import { useSyncExternalStore } from 'react';

/**
 * moved: the studio has another address since it was started again. signed-out: the hosted studio waits for a key.
 * other-session: another window gave a key, and this one does not yet know its token.
 */
export type Connection =
  | 'ok'
  | 'no-server'
  | 'no-database'
  | 'moved'
  | 'signed-out'
  | 'other-session';

let current: Connection = 'ok';
const listeners = new Set<() => void>();

/** Called with the outcome of each request to the API. */
export function reportConnection(connection: Connection) {
  if (connection === current) return;
  current = connection;
  for (const listener of listeners) listener();
}

/** Whether the last request reached the studio and its database. */
export function useConnection(): Connection {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
}
