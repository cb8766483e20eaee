import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/**
 * The bytes of an answer as they go over the wire, compressed or not.
 * @param {string} url @param {string} encoding that the visitor takes; none if empty
 * @returns {Promise<Buffer>}
 */
export function bodyAsSent(url, encoding) {
  const headers = encoding ? { 'accept-encoding': encoding } : {};
  return new Promise((resolve, reject) => {
    request(url, { headers }, (answer) => buffer(answer).then(resolve, reject))
      .on('error', reject)
      .end();
  });
}
