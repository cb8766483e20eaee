import { enterRequest } from '../../platform/request-id';
import { onRequest } from './on-request';

/** The form that our proxies use; any other value was made up by a client and stays out of the log. */
const REQUEST_ID = /^[\w-]{8,64}$/;

/** Makes the X-Request-Id that a proxy set available to all code that handles the request. Call it once, at the start of the server. */
export function trackRequestIds(): void {
  onRequest(({ request }) => {
    const id = String(request.headers['x-request-id'] ?? '');
    enterRequest(REQUEST_ID.test(id) ? id : undefined);
  });
}
