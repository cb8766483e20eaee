// Not in the session storage: a window that is duplicated would get a copy of it.
window.name ||= crypto.randomUUID();

/** Of this window, the same after a reload. */
export const windowId = window.name;

const LOCK = 'studio-window:';

// Held until the window closes or crashes.
void navigator.locks.request(LOCK + windowId, () => new Promise(() => {}));

/** The other windows of this browser in which the studio is open. */
export async function otherWindows(): Promise<Set<string>> {
  const { held = [] } = await navigator.locks.query();
  const ids = held.flatMap(({ name = '' }) =>
    name.startsWith(LOCK) ? [name.slice(LOCK.length)] : [],
  );
  return new Set(ids.filter((id) => id !== windowId));
}
