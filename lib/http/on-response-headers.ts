import type { ServerResponse } from 'node:http';
import { onRequest } from './on-request';

/**
 * Lets work look at the headers of every answer of this process right before they are sent, where
 * Next leaves no other place.
 */
export function onResponseHeaders(work: (response: ServerResponse) => void): void {
  onRequest(({ response }) => {
    const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
    // Called for every answer, by Node itself where nobody else does.
    response.writeHead = (...args: unknown[]) => {
      work(response);
      return writeHead(...args);
    };
  });
}
