import { optional } from '../../optional';

// The name of a window is its own, while a duplicated window gets a copy of the session storage.
window.name ||= crypto.randomUUID();

/** Id of this window, the same after a reload. */
export const windowId = window.name;

const lockOf = (id: string) => `studio-window:${id}`;

// Held until the window closes or crashes. Firefox refuses locks to a site whose cookies are blocked.
void optional(() => navigator.locks.request(lockOf(windowId), () => new Promise(() => {})));

/** Waits until another window of this browser is gone; does not wait where the browser has no locks. */
export async function windowCloses(id: string, signal: AbortSignal): Promise<void> {
  await optional(() => navigator.locks.request(lockOf(id), { signal }, () => {}));
  signal.throwIfAborted();
}
