import type { ServerResponse } from 'node:http';
import { onRequest } from './on-request';

/** Calls a hook for every response of this process right before its headers are sent. */
export function onResponseHeaders(hook: (response: ServerResponse) => void): void {
  onRequest(({ response }) => {
    const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
    // Node calls this method itself for a response that was begun without it; that is not documented.
    response.writeHead = (...args: unknown[]) => {
      hook(response);
      return writeHead(...args);
    };
  });
}
