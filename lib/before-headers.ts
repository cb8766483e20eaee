import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';

/**
 * Lets work look at the headers of every answer of this process right before they are sent, where
 * Next leaves no other place. Where no server of Node's answers (Vercel), nothing happens.
 */
export function beforeHeaders(work: (response: ServerResponse) => void): void {
  subscribe('http.server.request.start', (message) => {
    const { response } = message as { response: ServerResponse };
    const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
    // Called for every answer, by Node itself where nobody else does.
    response.writeHead = (...args: unknown[]) => {
      work(response);
      return writeHead(...args);
    };
  });
}
