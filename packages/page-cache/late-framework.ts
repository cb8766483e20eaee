import { changePage } from '../../lib/requests/http/change-html';
import { onRequest } from '../../lib/requests/http/on-request';
import { asWritten, loadAfterPaint } from './internal/after-paint.mjs';

/**
 * Has pages that are rendered for one request load the framework after the first paint; in all others the cache handler
 * sees to it. A configurator with a choice has its largest paint at 1.4 times that of the stored page, else at 1.6 (`npm run
 * bench:mechanisms`). Call it once, at the start of the server.
 * @param isRenderedOnRequest for the path of a URL and its query, undefined without one
 */
export function loadFrameworkLate(
  isRenderedOnRequest: (path: string, query: string | undefined) => boolean,
): void {
  onRequest(({ request, response }) => {
    const { method, url = '', headers } = request;
    const [path = '', query] = url.split('?', 2);
    if (method !== 'GET' || headers.rsc || !isRenderedOnRequest(path, query)) return;
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
