import path from 'node:path';
import { changePage } from '../../lib/requests/http/change-html';
import { onRequest } from '../../lib/requests/http/on-request';
import { BuildFiles } from './internal/build-files.mjs';
import { improvedPage } from './internal/improved-page.mjs';

type Options = {
  /** Gets the path of a URL and its query, undefined without one. */
  isRenderedOnRequest: (path: string, query: string | undefined) => boolean;
  /** Folder in which Next builds, relative to the working directory. */
  buildFolder: string;
};

/**
 * Has pages that are rendered for one request paint before their style sheets and the framework load; in all others the
 * cache handler sees to it. Call it once, at the start of the server.
 */
export function paintFirst({ isRenderedOnRequest, buildFolder }: Options): void {
  const folder = path.join(/* turbopackIgnore: true */ process.cwd(), buildFolder);
  const files = new BuildFiles(folder);
  onRequest(({ request, response }) => {
    const { method, url = '', headers } = request;
    const [pathname = '', query] = url.split('?', 2);
    if (method !== 'GET' || headers.rsc || !isRenderedOnRequest(pathname, query)) return;
    changePage(request, response, (html) => improvedPage(html, files).html);
  });
}
