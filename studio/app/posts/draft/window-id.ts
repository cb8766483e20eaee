import { optional } from '../../optional';

// Not in the session storage: a window that is duplicated would get a copy of it.
window.name ||= crypto.randomUUID();

/** Of this window, the same after a reload. */
export const windowId = window.name;

const lockOf = (id: string) => `studio-window:${id}`;

// Held until the window closes or crashes. Firefox refuses locks to a site whose cookies are blocked.
void optional(() => navigator.locks.request(lockOf(windowId), () => new Promise(() => {})));

/** Waits until another window of this browser is gone; does not wait where the browser has no locks. */
export async function windowCloses(id: string, signal: AbortSignal): Promise<void> {
  await optional(() => navigator.locks.request(lockOf(id), { signal }, () => {}));
  signal.throwIfAborted();
}
