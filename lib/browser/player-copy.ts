import { SIGNAGE_PLAYER_PATH } from '../routes';

/** Name of the cache in which the service worker of the player keeps its page and scripts. */
export const PLAYER_COPY = 'zw-speler';

/** In `public`, and in the Trusted Types policy of the pages. */
const WORKER_URL = `${SIGNAGE_PLAYER_PATH}.js`;

/** Has the browser keep a copy of the player, which starts without a network. Without it the player plays all the same. */
export async function keepPlayerCopy(): Promise<void> {
  // In development, the names of scripts stay the same when their content changes.
  if (process.env.NODE_ENV !== 'production') return;
  try {
    await navigator.serviceWorker?.register(WORKER_URL, { scope: SIGNAGE_PLAYER_PATH });
  } catch (error) {
    console.info('The player will not start without a network.', error);
  }
}

/** Whether this browser keeps a copy of the player; false where it refuses to tell. */
export async function hasPlayerCopy(): Promise<boolean> {
  try {
    return await window.caches.has(PLAYER_COPY);
  } catch {
    return false;
  }
}

export async function deletePlayerCopy(): Promise<void> {
  try {
    const worker = await navigator.serviceWorker.getRegistration(SIGNAGE_PLAYER_PATH);
    await worker?.unregister();
    await window.caches.delete(PLAYER_COPY);
  } catch (error) {
    console.info('The copy of the player could not be deleted.', error);
  }
}
