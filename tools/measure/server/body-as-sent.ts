import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/**
 * The response body as transferred, without decompression.
 * @param encoding value of Accept-Encoding; empty for none
 */
export function bodyAsSent(url: string, encoding: string): Promise<Buffer> {
  const headers = encoding ? { 'accept-encoding': encoding } : {};
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => buffer(response).then(resolve, reject))
      .on('error', reject)
      .end();
  });
}
