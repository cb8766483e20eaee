import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide } from '../next-internals/process-wide';
import { onRequest } from './on-request';

/** The form that our proxies use; any other value was made up by a client and stays out of the log. */
const REQUEST_ID = /^[\w-]{8,64}$/;

const store = processWide('request-id', () => new AsyncLocalStorage<string | undefined>());

/** Makes the X-Request-Id that a proxy set available to all code that handles the request. Call it once, at the start of the server. */
export function trackRequestIds(): void {
  onRequest(({ request }) => {
    const id = String(request.headers['x-request-id'] ?? '');
    store.enterWith(REQUEST_ID.test(id) ? id : undefined);
  });
}

/** The id of the request being handled; undefined where no proxy set one. */
export function currentRequestId(): string | undefined {
  return store.getStore();
}
