import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide } from './process-wide';

const store = processWide('request-id', () => new AsyncLocalStorage<string | undefined>());

/** The id of the request being handled; undefined where no proxy set one. */
export function currentRequestId(): string | undefined {
  return store.getStore();
}

/** Sets the id for all code that the caller's task starts from now on. */
export function enterRequest(id: string | undefined): void {
  store.enterWith(id);
}
