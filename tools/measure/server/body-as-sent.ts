import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/**
 * The bytes of an answer as they go over the wire, compressed or not.
 * @param encoding that the visitor takes; none if empty
 */
export function bodyAsSent(url: string, encoding: string): Promise<Buffer> {
  const headers = encoding ? { 'accept-encoding': encoding } : {};
  return new Promise((resolve, reject) => {
    request(url, { headers }, (answer) => buffer(answer).then(resolve, reject))
      .on('error', reject)
      .end();
  });
}
