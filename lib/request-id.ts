import { AsyncLocalStorage } from 'node:async_hooks';
import { onRequest } from './on-request';

/** As a proxy of ours makes them; anything else was made up by a visitor and stays out of the log. */
const REQUEST_ID = /^[\w-]{8,64}$/;

/** On the global object: Next bundles this file more than once, and all copies mean the same requests. */
const STORE = Symbol.for('zuilwerk.request-id');
const global = globalThis as { [STORE]?: AsyncLocalStorage<string | undefined> };

/**
 * Lets whatever is done for a request know the X-Request-Id that a proxy before the site gave it.
 * Call it once, when the server starts.
 */
export function followRequestIds(): void {
  const store = new AsyncLocalStorage<string | undefined>();
  global[STORE] = store;
  onRequest(({ request }) => {
    const id = String(request.headers['x-request-id'] ?? '');
    store.enterWith(REQUEST_ID.test(id) ? id : undefined);
  });
}

/** The id of the request that is being answered; undefined where no proxy gave one. */
export function currentRequestId(): string | undefined {
  return global[STORE]?.getStore();
}
