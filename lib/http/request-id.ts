import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide } from '../next-internals/process-wide';
import { onRequest } from './on-request';

/** As a proxy of ours makes them; anything else was made up by a visitor and stays out of the log. */
const REQUEST_ID = /^[\w-]{8,64}$/;

/** All bundles mean the same requests. */
const store = processWide('request-id', () => new AsyncLocalStorage<string | undefined>());

/**
 * Lets whatever is done for a request know the X-Request-Id that a proxy before the site gave it.
 * Call it once, when the server starts.
 */
export function trackRequestIds(): void {
  onRequest(({ request }) => {
    const id = String(request.headers['x-request-id'] ?? '');
    store.enterWith(REQUEST_ID.test(id) ? id : undefined);
  });
}

/** The id of the request that is being answered; undefined where no proxy gave one. */
export function currentRequestId(): string | undefined {
  return store.getStore();
}
