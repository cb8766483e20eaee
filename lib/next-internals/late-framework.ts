import { REQUEST_PATH } from '../configurator/request-path';
import { changePage } from '../http/change-html';
import { onRequest } from '../http/on-request';
import { routes } from '../routes';
import { asWritten, loadAfterPaint } from './after-paint.mjs';

/**
 * Has pages that are rendered for one request load the framework after the first paint; in all others the cache handler
 * sees to it. Call it once, at the start of the server.
 */
export function loadFrameworkLate(): void {
  onRequest(({ request, response }) => {
    const { method, url = '', headers } = request;
    const [path, query] = url.split('?', 2);
    // See middleware.ts: without a query, the configurator comes from the cache.
    const isOnRequest = path === REQUEST_PATH || (path === routes.configurator && query);
    if (method !== 'GET' || headers.rsc || !isOnRequest) return;
    changePage(request, response, improve);
  });
}

function improve(html: string): string {
  try {
    return loadAfterPaint(html);
  } catch (error) {
    return asWritten(html, error).html;
  }
}
