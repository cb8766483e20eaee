import { SIGNAGE_PLAYER_PATH } from '../../routes';

/** Name of the cache in which the service worker of the player keeps its page and scripts. */
export const PLAYER_COPY = 'zw-speler';

/** Address of a file in `public`, which the Trusted Types policy of the pages names too. */
const WORKER_URL = `${SIGNAGE_PLAYER_PATH}.js`;

/** Lets the browser store the player, which then starts without a network. The player works without it all the same. */
export async function keepPlayerCopy(): Promise<void> {
  // Development names scripts the same when their content changes, so stored ones would be out of date.
  if (process.env.NODE_ENV !== 'production') return;
  try {
    await navigator.serviceWorker?.register(WORKER_URL, { scope: SIGNAGE_PLAYER_PATH });
  } catch (error) {
    console.info('The player will not start without a network.', error);
  }
}

/** Whether this browser has stored the player; false where it refuses to tell. */
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
